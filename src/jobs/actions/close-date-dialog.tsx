import { type SubmitEvent, useId, useRef, useState } from "react";
import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { longDate } from "#src/i18n/format.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { type CloseDatePrompt, closeDateQueue } from "./passed-close-date.ts";
import { extendedDate } from "#contract/job-dates.ts";
import { titleOf } from "../job/display/job-text.ts";

const TITLES = { publish: m.job_republish_title, extend: m.job_extend_title };
const BUTTONS = { publish: m.job_publish, extend: m.job_extend };

/** Asks for a new close date of a job to publish or to extend. */
export function CloseDateDialog(prompt: CloseDatePrompt) {
  const { dedupeKey, action, job } = prompt;
  const { closeDate } = job;
  const formId = useId();
  const today = useToday();
  const [date, setDate] = useState(() =>
    action === "publish" ? addDays(today, LIMITS.defaultJobDays) : extendedDate(closeDate, today),
  );
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (date >= today) return prompt.submit(date);
    setWrong(true);
    announce(m.job_republish_past());
    input.current?.focus();
  };
  const cancel = () => closeDateQueue.remove(dedupeKey);
  return (
    <Dialog
      title={TITLES[action]({ title: titleOf(job) })}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{m.ui_cancel()}</Button>
          <Button type="submit" form={formId} variant="primary">
            {BUTTONS[action]()}
          </Button>
        </>
      }
    >
      {closeDate !== null && (
        <p>
          {closeDate < today
            ? m.job_republish_text({ closed: longDate(closeDate) })
            : m.job_extend_text({ closes: longDate(closeDate) })}
        </p>
      )}
      <form id={formId} noValidate onSubmit={send}>
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
