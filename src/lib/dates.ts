import { isCalendarDate } from "#contract/calendar-date.ts";
import { onFirstUse } from "./text/grammar.ts";
import { locale } from "./text/language.ts";
import { text } from "./text/text.ts";

/**
 * Calendar dates for people. A date is a string from the service to the screen; only to be written
 * out in full is it taken as midnight UTC, and read back in UTC, so that no time zone moves it.
 */

/** `2026-08-04` as "Aug 4, 2026", for lists. */
export function shortDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return text.ui.shortDate(year, month, day);
}

const long = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** `2026-08-04` as "August 4, 2026", where there is room; what is no date, as it is. */
export const longDate = (date: string): string =>
  isCalendarDate(date) ? long().format(new Date(`${date}T00:00:00Z`)) : date;

const moment = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment on this computer, where the reader is: "Aug 4, 2026, 7:20 p.m." */
export const localTime = (milliseconds: number): string => moment().format(milliseconds);
