import { expect, test } from "vitest";
import { runOf } from "./run.ts";

const TODAY = "2026-08-04";

test.each([
  ["runs", "2026-07-25", "2026-08-14", { published: 0, today: 50, closes: 100 }],
  ["is published today", TODAY, "2026-10-03", { published: 0, today: 0, closes: 100 }],
  ["closes today", "2026-07-05", TODAY, { published: 0, today: 100, closes: 100 }],
  ["is closed", "2026-05-01", "2026-07-01", { published: 0, today: 100, closes: 85 }],
  [
    "has been closed for years",
    "2016-05-01",
    "2016-07-01",
    { published: 0, today: 100, closes: 85 },
  ],
  ["is still to come", "2026-08-05", "2026-09-05", { published: 15, today: 0, closes: 100 }],
  ["is not published", null, "2026-08-14", { published: null, today: 0, closes: 100 }],
  ["closes on the day that it is published", TODAY, TODAY, null],
  ["closes before it is published", "2026-08-10", "2026-08-09", null],
  ["is not published and would be closed", null, "2026-08-03", null],
])("a posting that %s", (_, publishDate, closeDate, run) => {
  expect(runOf(publishDate, closeDate, TODAY)).toEqual(run);
});
