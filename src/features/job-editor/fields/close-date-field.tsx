import type { SyntheticEvent } from "react";
import { type ChangeHandler, useWatch } from "react-hook-form";
import { addDays, isCalendarDate } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { longDate } from "#src/i18n/format.ts";
import { text } from "#src/i18n/text.ts";
import { useToday } from "#src/lib/use-today.ts";
import { useAnnounce } from "#src/ui/announcer.tsx";
import { Field } from "#src/ui/field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { DateInput } from "#src/ui/text-input.tsx";
import { fieldId, useFieldError, useJobForm } from "../form-context.ts";

const words = text.jobForm;

/**
 * The value of a date that is half typed, or is none: the browser's own is `""` then, which would
 * mean that none is given.
 */
const NO_DATE = "no date";

/**
 * When the job closes (§2.1). `published` is the date from which the service counts when it sets
 * the close date itself, if that date is known already.
 */
export function CloseDateField({ published }: { published: string | null }) {
  const { register, control } = useJobForm();
  const closeDate = useWatch({ control, name: "closeDate" });
  const announce = useAnnounce();
  const today = useToday();
  const past =
    isCalendarDate(closeDate) && closeDate < today && words.closeDatePast(longDate(closeDate));
  const { onChange, onBlur, ...field } = register("closeDate");
  return (
    <Field
      id={fieldId("closeDate")}
      label={words.labels.closeDate}
      hint={defaultHint(published)}
      error={useFieldError("closeDate")}
      note={past && <Notice tone="warning">{past}</Notice>}
      optional
    >
      <DateInput
        {...field}
        data-empty={closeDate === "" ? "" : undefined}
        onChange={readingDate(onChange)}
        onBlur={(event) => {
          readingDate(onBlur)(event);
          // Only on leaving the field: while a date is typed, its year is often long past.
          if (past) announce(past);
        }}
      />
    </Field>
  );
}

const readingDate =
  (handler: ChangeHandler) =>
  ({ type, currentTarget: { name, value, validity } }: SyntheticEvent<HTMLInputElement>) =>
    void handler({ type, target: { name, value: validity.badInput ? NO_DATE : value } });

/**
 * The close date that the service sets when none is given (§3). It counts from its own today, which
 * may be another day than here: only a publish date that is known makes a date of it.
 */
function defaultHint(published: string | null): string {
  const days = LIMITS.defaultJobDays;
  if (published === null) return words.closeDateHint(days);
  return words.closeDateHintPublished(days, longDate(addDays(published, days)));
}
