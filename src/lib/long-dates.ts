import { isCalendarDate } from "#contract/calendar-date.ts";
import { onFirstUse } from "./text/grammar.ts";
import { locale } from "./text/language.ts";

// Dates in full; apart from the short ones, which the list needs before anything else.

const long = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * `2026-08-04` as "August 4, 2026", where there is room; what is no date, as it is. Only for this is a date
 * taken as midnight UTC, and read back in UTC.
 */
export const longDate = (date: string): string =>
  isCalendarDate(date) ? long().format(new Date(`${date}T00:00:00Z`)) : date;

const moment = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment on this computer, where the reader is: "Aug 4, 2026, 7:20 p.m." */
export const localTime = (milliseconds: number): string => moment().format(milliseconds);
