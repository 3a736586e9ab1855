import { expect, it } from "vitest";
import { readDate } from "./read-date.ts";

it.each<[string, string | null]>([
  ["2026-12-01", "2026-12-01"],
  ["2026-12-01T00:00", "2026-12-01"],
  ["2026/12/1", "2026-12-01"],
  ["Dec 1, 2026", "2026-12-01"],
  ["1 December 2026", "2026-12-01"],
  ["1er décembre 2026", "2026-12-01"],
  ["31 août 2026", "2026-08-31"],
  ["juillet 4 2026", "2026-07-04"],
  ["2026-02-30", null],
  ["12/01/2026", null],
  ["soon", null],
])("reads %j as %j", (text, date) => expect(readDate(text)).toBe(date));

it.each([
  ["12/01/2026", "2026-01-12", "2026-12-01"],
  ["25-12-26", "2026-12-25", null],
] as const)("reads %j by the order of day and month", (text, dayFirst, monthFirst) => {
  expect(readDate(text, "dayFirst")).toBe(dayFirst);
  expect(readDate(text, "monthFirst")).toBe(monthFirst);
});
