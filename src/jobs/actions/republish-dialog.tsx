import { type SubmitEvent, useId, useRef, useState } from "react";
import { addDays, hasPassed, todayIn } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { longDate } from "#src/i18n/format.ts";
import { text } from "#src/i18n/text.ts";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { type RepublishPrompt, republishQueue } from "./republish-queue.ts";
import { titleOf } from "../display/title-of.ts";

/** Asks for a new close date, which is sent in the same request as the status. */
export function RepublishDialog({ dedupeKey, job, closeDate, publish }: RepublishPrompt) {
  const formId = useId();
  const today = todayIn();
  const [date, setDate] = useState(() => addDays(today, LIMITS.defaultJobDays));
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hasPassed(date)) return publish(date);
    setWrong(true);
    announce(text.job.republishPast);
    input.current?.focus();
  };
  const cancel = () => republishQueue.remove(dedupeKey);
  return (
    <Dialog
      title={text.job.republishTitle(titleOf(job))}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{text.ui.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {text.job.publish}
          </Button>
        </>
      }
    >
      <p>{text.job.republishText(longDate(closeDate))}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={text.job.facts.closes} error={wrong ? text.job.republishPast : undefined}>
          <DateInput
            ref={input}
            data-initial-focus
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
