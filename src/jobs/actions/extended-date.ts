import { addDays } from "#contract/calendar-date.ts";

/** Days that one press adds to the time of a posting. */
export const EXTENSION_DAYS = 30;

/** The close date of an extended job, counted from the later of its close date and today. */
export const extendedDate = (
  closeDate: string | null,
  today: string,
  days: number = EXTENSION_DAYS,
): string => addDays(closeDate !== null && closeDate > today ? closeDate : today, days);
