import { beforeEach, expect, test, vi } from "vitest";
import { addDays, daysBetween, isCalendarDate, todayIn } from "./calendar-date.ts";

// Where clocks change: a calendar date has nothing to do with them.
beforeEach(() => {
  vi.stubEnv("TZ", "America/Vancouver");
});

test.each([
  ["2026-08-04", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["1900-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-8-4", false],
  ["2026-08-04T00:00:00Z", false],
  ["0001-01-01", true],
  ["0000-12-31", false],
  ["9999-12-31", true],
  ["", false],
])("that %j is a day is %s", (text, expected) => expect(isCalendarDate(text)).toBe(expected));

test.each([
  // §3 and §8: 60 days, across the clock change of March; 7 days, across that of November.
  ["2026-03-07", 60, "2026-05-06"],
  ["2026-10-28", 7, "2026-11-04"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2024-02-29", 366, "2025-03-01"],
  ["2026-08-04", 0, "2026-08-04"],
])("from %s, %i days lead to %s", (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ["America/Vancouver", "2026-03-08T05:00:00Z", "2026-03-07"],
  ["America/Vancouver", "2026-01-01T07:59:59Z", "2025-12-31"],
  ["America/Vancouver", "2026-01-01T08:00:00Z", "2026-01-01"],
  // An hour earlier in summer.
  ["America/Vancouver", "2026-07-01T06:59:59Z", "2026-06-30"],
  ["America/Vancouver", "2026-07-01T07:00:00Z", "2026-07-01"],
  ["America/St_Johns", "2026-08-04T02:29:59Z", "2026-08-03"],
  ["America/St_Johns", "2026-08-04T02:30:00Z", "2026-08-04"],
  ["Pacific/Kiritimati", "2024-02-28T10:00:00Z", "2024-02-29"],
  ["UTC", "2026-12-31T23:59:59Z", "2026-12-31"],
  // The machine's own.
  [undefined, "2026-03-08T05:00:00Z", "2026-03-07"],
  [undefined, "2026-01-01T07:59:59Z", "2025-12-31"],
  [undefined, "2026-07-01T07:00:00Z", "2026-07-01"],
])("in %s, %s is on %s", (timeZone, now, date) =>
  expect(todayIn(timeZone, new Date(now))).toBe(date),
);
