import { isCalendarDate } from "#contract/calendar-date.ts";
import { onFirstUse } from "./text/grammar.ts";
import { locale } from "./text/language.ts";

// Dates in full. They have a file of their own because the list, which comes first, needs only the
// short ones (dates.ts).

const long = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * `2026-08-04` as "August 4, 2026"; what is not a date stays as it is. Only here does a calendar
 * date become a `Date`: midnight UTC, written in UTC.
 */
export const longDate = (date: string): string =>
  isCalendarDate(date) ? long().format(new Date(`${date}T00:00:00Z`)) : date;

/**
 * A moment on this computer, where the reader is by now: "Aug 4, 2026, 7:20 p.m." Made anew each time, as the
 * computer may travel while the page is open.
 */
export const localTime = (milliseconds: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
