/**
 * Calendar dates as the interface writes them (§2.1: ISO 8601, date only). They are strings all the
 * way: a `Date` would bring a time zone, and with it dates that are a day off.
 */

const MS_PER_DAY = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, from 0001-01-01 to 9999-12-31. */
export function isCalendarDate(text: string): boolean {
  const days = PATTERN.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(days) && text > "0001" && new Date(days).toISOString().startsWith(text);
}

/** The date `days` days after `date` (before it, when negative). */
export function addDays(date: string, days: number): string {
  return dayOf(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY);
}

/** Whole days from `from` to `to`: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}

/** The calendar date of the instant `now` in an IANA time zone; in the machine's own zone without one. */
export function todayIn(timeZone?: string, now: Date = new Date()): string {
  // The machine's own may change while the program runs; and the first formatter takes a browser 20 ms.
  if (timeZone === undefined)
    return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return (isoDate.get(timeZone) ?? isoDateIn(timeZone)).format(now);
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The formatters, by time zone: making one takes a hundred times as long as using it. */
const isoDate = new Map<string, Intl.DateTimeFormat>();

function isoDateIn(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  isoDate.set(timeZone, format);
  return format;
}
