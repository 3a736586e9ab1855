import { addDays } from "#contract/calendar-date.ts";
import { language } from "#src/i18n/language.ts";

const WEEK = 7;

/** Weeks of calendar dates, from the one that a day is in. They begin on Sunday, as in Canada. */
export function weeksFrom(day: string, count: number): string[][] {
  const first = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, at) => addDays(first, week * WEEK + at)),
  );
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
const inMonth = format({ day: "numeric" });
const firstOfMonth = format({ month: "short", day: "numeric" });
const weekday = format({ weekday: "short" });

/** "Dec 1", and "2" for the next. */
export const dayLabel = (day: string): string =>
  day.endsWith("-01") ? firstOfMonth(day) : inMonth(day);

/** "Sun" to "Sat". */
export const weekdays = (): string[] => weeksFrom("2026-11-01", 1)[0]!.map(weekday);
