// Reads what the test runners report, and adds it up. Nothing is counted that no report names.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod/mini";

/** What a step of the gate came to. */
export interface Tally {
  passed: number;
  skipped: number;
  /** One line for each failure. */
  failures: string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Counts a report of Vitest's. A file that fails outside its tests (an import, a hook) is a failure. */
export function tallyVitest(report: unknown, root: string): Tally {
  const tally: Tally = { passed: 0, skipped: 0, failures: [] };
  for (const { name, status, message, assertionResults } of vitestReport.parse(report)
    .testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    const passed = assertionResults.filter((test) => test.status === "passed");
    tally.passed += passed.length;
    tally.skipped += assertionResults.length - passed.length - failed.length;
    tally.failures.push(...failed.map((test) => `${file} › ${test.fullName}`));
    if (status === "failed" && failed.length === 0)
      tally.failures.push(`${file}: ${firstLine(message)}`);
  }
  return tally;
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Counts a report of Playwright's. A test that passes only at the second try has failed. */
export function tallyPlaywright(report: unknown): Tally {
  const { suites, errors } = playwrightReport.parse(report);
  const tally: Tally = {
    passed: 0,
    skipped: 0,
    failures: errors.map(({ message }) => firstLine(message ?? "error outside of tests")),
  };
  for (const spec of suites.flatMap(specsOf)) {
    for (const { projectName, status } of spec.tests) {
      if (status === "expected") tally.passed += 1;
      else if (status === "skipped") tally.skipped += 1;
      else tally.failures.push(`${projectName} › ${spec.file}:${spec.line} › ${spec.title}`);
    }
  }
  return tally;
}

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

function specsOf(suite: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Makes sure that a runner cannot fail unnoticed: one that wrote no report, ran no test, or ended
 * badly without naming a failure, has failed.
 * @param file where the runner writes its report
 * @param ended well, by its exit code
 */
export function readTally(
  file: string,
  tallyOf: (report: unknown) => Tally,
  ended: boolean,
): Tally {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failures: ["wrote no report"] };
  const tally = tallyOf(JSON.parse(readFileSync(file, "utf8")));
  if (tally.failures.length > 0) return tally;
  if (tally.passed === 0) return { ...tally, failures: ["ran no test"] };
  if (!ended) return { ...tally, failures: ["ended with an error outside of tests (see above)"] };
  return tally;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
