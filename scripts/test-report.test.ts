import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readTally, tallyPlaywright, tallyVitest, type Tally } from "./test-report.ts";

const file = (name: string, statuses: string[], status = "passed", message = "") => ({
  name: `/repo/${name}`,
  status,
  message,
  assertionResults: statuses.map((state) => ({ fullName: `is ${state}`, status: state })),
});

describe("tallyVitest", () => {
  it.each<[string, ReturnType<typeof file>, Tally]>([
    [
      "every kind of outcome",
      file("a.test.ts", ["passed", "passed", "failed", "pending", "todo"], "failed"),
      { passed: 2, skipped: 2, failures: ["a.test.ts › is failed"] },
    ],
    [
      "a file that cannot be imported",
      file("a.test.ts", [], "failed", "Cannot find b.ts\nat a.test.ts:1"),
      { passed: 0, skipped: 0, failures: ["a.test.ts: Cannot find b.ts"] },
    ],
    [
      "a hook that fails after the tests passed",
      file("a.test.ts", ["passed"], "failed", "afterAll"),
      { passed: 1, skipped: 0, failures: ["a.test.ts: afterAll"] },
    ],
  ])("counts %s", (_, result, expected) => {
    expect(tallyVitest({ testResults: [result] }, "/repo")).toEqual(expected);
  });

  it("refuses what is no report", () => {
    expect(() => tallyVitest({ numPassedTests: 3 }, "/repo")).toThrow(/testResults/);
  });
});

describe("tallyPlaywright", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: "jobs.spec.ts",
    line: 7,
    tests: statuses.map((status) => ({ projectName: "wide", status })),
  });

  it("counts tests at every depth, and a flaky one as failed", () => {
    const suites = [
      {
        specs: [spec("top", "expected")],
        suites: [
          {
            specs: [spec("a", "expected", "unexpected"), spec("b", "flaky"), spec("c", "skipped")],
          },
        ],
      },
    ];
    expect(tallyPlaywright({ suites, errors: [] })).toEqual({
      passed: 2,
      skipped: 1,
      failures: ["wide › jobs.spec.ts:7 › a", "wide › jobs.spec.ts:7 › b"],
    });
  });

  it("counts what goes wrong outside of tests", () => {
    const report = { suites: [], errors: [{ message: "The server did not start\nlog" }] };
    expect(tallyPlaywright(report).failures).toEqual(["The server did not start"]);
  });
});

describe("readTally", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "test-report-"));
  const report = path.join(folder, "report.json");
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (tally: Tally, ended: boolean) => {
    writeFileSync(report, "{}");
    return readTally(report, () => tally, ended).failures;
  };

  it("believes a report that names its failures or ended well", () => {
    expect(read({ passed: 1, skipped: 0, failures: [] }, true)).toEqual([]);
    expect(read({ passed: 0, skipped: 0, failures: ["a"] }, false)).toEqual(["a"]);
  });

  it("lets no runner fail unnoticed", () => {
    expect(read({ passed: 0, skipped: 3, failures: [] }, true)).toEqual(["ran no test"]);
    expect(read({ passed: 1, skipped: 0, failures: [] }, false)).toHaveLength(1);
    const missing = path.join(folder, "missing.json");
    expect(
      readTally(missing, () => ({ passed: 1, skipped: 0, failures: [] }), true).failures,
    ).toEqual(["wrote no report"]);
  });
});
