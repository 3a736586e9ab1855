import { isCalendarDate } from "#contract/calendar-date.ts";
import { partsOf } from "./dates.ts";
import { text } from "./job-text.ts";
import { locale } from "./language.ts";

// Dates in full. They have a file of their own because the list, which comes first, needs only the
// short ones (dates.ts).

/** `2026-08-04` as "August 4, 2026"; what is not a date stays as it is. */
export const longDate = (date: string): string =>
  isCalendarDate(date) ? text.job.longDate(...partsOf(date)) : date;

/**
 * A moment on this computer, where the reader is by now: "Aug 4, 2026, 7:20 p.m." Made anew each time, as the
 * computer may travel while the page is open.
 */
export const localTime = (milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
