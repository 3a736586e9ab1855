import { expect, test } from "vitest";
import { publishedOn } from "./job-dates.ts";

test.each([
  ["active", "2026-08-04"],
  ["archived", "2026-08-04"],
  ["draft", null],
] as const)("a job that is %s was published on %j", (status, day) => {
  expect(publishedOn({ status, publishDate: "2026-08-04" })).toBe(day);
});
