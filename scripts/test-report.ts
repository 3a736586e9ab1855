// Reads the totals of the reports that Vitest and Playwright write.
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod/mini";

/** The result of one step of the gate, in tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const count = z.number();

const vitestReport = z.pipe(
  z.object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
  }),
  z.transform((report): Tally => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

/** A test that passes only on its retry has failed. */
const playwrightReport = z.pipe(
  z.object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  }),
  z.transform(({ stats }): Tally => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })),
);

const report = z.union([vitestReport, playwrightReport]);

/**
 * Reads the report of a runner. One that wrote no report, ran no test, or ended badly without a failed
 * test (an import, a hook, a server), has failed.
 * @param ok whether the runner's exit code was 0
 */
export function readTally(file: string, ok: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const tally = report.parse(JSON.parse(readFileSync(file, "utf8")));
  const unnoticed = tally.failed === 0 && (!ok || tally.passed === 0);
  return unnoticed ? { ...tally, failed: 1 } : tally;
}
