import { addDays } from "#contract/calendar-date.ts";
import { withOrdinal } from "#src/i18n/format.ts";
import { language } from "#src/i18n/language.ts";

/** Days. */
export const WEEK = 7;

/** The Sunday on or before a day: with it, weeks begin in Canada. */
export const startOfWeek = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The seven days from the first one. */
export const weekFrom = (first: string): string[] =>
  Array.from({ length: WEEK }, (_, at) => addDays(first, at));

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
const inMonth = format({ day: "numeric" });
const firstOfMonth = format({ month: "short", day: "numeric" });
const weekday = format({ weekday: "short" });

/** "Dec 1", and "2" for the next. */
export const dayLabel = (day: string): string =>
  day.endsWith("-01") ? withOrdinal(firstOfMonth(day)) : inMonth(day);

/** "Sun" to "Sat". */
export const weekdays = (): string[] => weekFrom("2026-11-01").map(weekday);
