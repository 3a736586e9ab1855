import { expect, test } from "vitest";
import { briefTitleOf } from "./job-text.ts";

test.each([
  ["Baker", "Baker"],
  ["", "Untitled job"],
  ["W".repeat(60), "W".repeat(60)],
  ["W".repeat(61), `${"W".repeat(60)}…`],
  [`${"W".repeat(59)} and more`, `${"W".repeat(59)}…`],
  ["🥖".repeat(61), `${"🥖".repeat(60)}…`],
])("shortens %j to %j", (title, brief) => {
  expect(briefTitleOf({ title })).toBe(brief);
});
