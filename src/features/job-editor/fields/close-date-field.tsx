import { useWatch } from "react-hook-form";
import { addDays, isCalendarDate } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { longDate } from "#src/i18n/format.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useFieldError, useJobForm } from "../form/form-context.ts";
import { DateField } from "./date-field.tsx";

/** The close date (§2.1). `published`: the date from which the default counts, if it is known. */
export function CloseDateField({ published }: { published: string | null }) {
  const { control } = useJobForm();
  const closeDate = useWatch({ control, name: "closeDate" });
  const announce = useAnnounce();
  const today = useToday();
  const error = useFieldError("closeDate");
  // An error about the date says what to do instead.
  const past =
    error === undefined &&
    isCalendarDate(closeDate) &&
    closeDate < today &&
    m.job_form_close_date_past({ closed: longDate(closeDate) });
  return (
    <DateField
      name="closeDate"
      hint={defaultHint(published)}
      note={past && <Notice tone="warning">{past}</Notice>}
      // On blur only: a half-typed year is often in the past.
      onLeave={() => past && announce(past)}
    />
  );
}

/**
 * The default close date (§3). The service counts from its own today, so the hint names a date only if
 * the publish date is known.
 */
function defaultHint(published: string | null): string {
  const days = LIMITS.defaultJobDays;
  if (published === null) return m.job_form_close_date_hint({ days });
  return m.job_form_close_date_hint_published({ days, closes: longDate(addDays(published, days)) });
}
