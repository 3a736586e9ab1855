import { expect, test } from "vitest";
import { extendedDate, publishedOn } from "#contract/job-dates.ts";

test.each([
  ["active", "2026-08-04"],
  ["archived", "2026-08-04"],
  ["draft", null],
] as const)("a job that is %s was published on %j", (status, day) => {
  expect(publishedOn({ status, publishDate: "2026-08-04" })).toBe(day);
});

test.each([
  ["2026-11-26", "2026-12-26"],
  ["2026-12-05", "2027-01-04"],
  ["2026-11-25", "2026-12-26"],
  ["2020-02-29", "2026-12-26"],
  [null, "2026-12-26"],
])("a job that closes on %s is extended to %s", (closeDate, extended) => {
  expect(extendedDate(closeDate, "2026-11-26")).toBe(extended);
});
