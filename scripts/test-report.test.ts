import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { readTally, type Tally } from "./test-report.ts";

const file = path.join(temporaryFolder("test-report"), "report.json");

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 2,
});
const playwright = (expected: number, unexpected: number, flaky: number) => ({
  stats: { expected, unexpected, flaky, skipped: 3 },
});
const tally = (passed: number, failed: number): Tally => ({ passed, failed, skipped: 3 });

it.each<[string, object, boolean, Tally]>([
  ["all passed", vitest(5, 0), true, tally(5, 0)],
  ["some failed", vitest(5, 2), false, tally(5, 2)],
  ["a file could not be imported", vitest(5, 0), false, tally(5, 1)],
  ["no test ran", vitest(0, 0), true, tally(0, 1)],
  ["all stories passed", playwright(5, 0, 0), true, tally(5, 0)],
  ["a story passed only on its retry", playwright(5, 1, 1), false, tally(5, 2)],
  ["the server of the stories did not start", playwright(0, 0, 0), false, tally(0, 1)],
])("counts a run in which %s", (_, report, ok, expected) => {
  writeFileSync(file, JSON.stringify(report));
  expect(readTally(file, ok)).toEqual(expected);
});

it("counts a runner without a report as failed", () => {
  expect(readTally(`${file}.none`, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("refuses what is no report", () => {
  writeFileSync(file, "{}");
  expect(() => readTally(file, true)).toThrow("Invalid input");
});
