import { type SubmitEvent, useId, useRef, useState } from "react";
import { addDays, hasPassed, todayIn } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
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
    announce(m.job_republish_past());
    input.current?.focus();
  };
  const cancel = () => republishQueue.remove(dedupeKey);
  return (
    <Dialog
      title={m.job_republish_title({ title: titleOf(job) })}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{m.ui_cancel()}</Button>
          <Button type="submit" form={formId} variant="primary">
            {m.job_publish()}
          </Button>
        </>
      }
    >
      <p>{m.job_republish_text({ closed: longDate(closeDate) })}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={m.fact_closes()} error={wrong ? m.job_republish_past() : undefined}>
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
