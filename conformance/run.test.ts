import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { junit } from "./junit.ts";
import { report } from "./report.ts";
import { exitCodeOf, type Outcome, resultOf } from "./result.ts";

test("an address without its scheme is refused", () => {
  const run = path.join(import.meta.dirname, "run.ts");
  const args = ["--import", "tsx", run, "--base-url", "localhost:8080"];
  const env = { ...process.env, API_KEY: "key" };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(stderr).toContain("Give --base-url URL, which begins with http:// or https://.");
  expect(status).toBe(2);
});

const ended = (outcomes: [Outcome["authority"], Outcome["verdict"]][], interrupted = false) =>
  resultOf({
    baseUrl: "http://127.0.0.1:8080",
    outcomes: outcomes.map(([authority, verdict]) => ({
      authority,
      verdict,
      clause: "4.2",
      title: "",
    })),
    interrupted,
    left: [],
  });

test.each([
  ["holds", 0, 0, ended([["interface", "passed"]])],
  [
    "holds",
    0,
    1,
    ended([
      ["interface", "passed"],
      ["decision", "failed"],
    ]),
  ],
  ["BROKEN", 1, 1, ended([["interface", "failed"]])],
  ["not judged", 2, 2, ended([["interface", "not-applicable"]])],
  [
    "holds as far as judged",
    0,
    2,
    ended([
      ["interface", "passed"],
      ["interface", "not-judged"],
    ]),
  ],
  [
    "BROKEN",
    1,
    1,
    ended([
      ["interface", "failed"],
      ["interface", "not-judged"],
    ]),
  ],
  ["not judged", 2, 0, ended([["decision", "passed"]])],
  ["not judged", 130, 130, ended([["interface", "passed"]], true)],
])("Interface: %s, with exit code %i, or strictly %i", (word, code, strictly, result) => {
  expect(report(result)).toContain(`Interface: ${word} `);
  expect(exitCodeOf(result, false)).toBe(code);
  expect(exitCodeOf(result, true)).toBe(strictly);
});

const outcome = (clause: string, verdict: Outcome["verdict"], reason?: string): Outcome => ({
  authority: "interface",
  clause,
  title: `of ${clause}`,
  verdict,
  ...(reason !== undefined && { reason }),
});

const UNMADE = "the job for this check could not be made (status 500)";

const failing = resultOf({
  baseUrl: "http://127.0.0.1:8080",
  outcomes: [
    outcome("§4.5", "failed", UNMADE),
    outcome("§4.2.1", "failed", "the status is 500 instead of 201"),
    outcome("§4.2", "failed", UNMADE),
    outcome("§4.2", "failed", 'title: "a" instead of "b" & <c>\0'),
    outcome("§4.10", "failed", UNMADE),
    outcome("§4.1", "passed"),
    outcome("§5.3", "not-judged", "needs OTHER_API_KEY"),
    outcome("§5.3", "not-judged", "needs OTHER_API_KEY"),
  ],
  interrupted: false,
  left: [],
});

test("a report begins with the failures, a line for each clause, one cause once", () => {
  expect(report(failing)).toBe(
    [
      `✗ §4.2  of §4.2: ${UNMADE} (and 1 check more)`,
      "    the same in §4.5, §4.10",
      "✗ §4.2.1  of §4.2.1: the status is 500 instead of 201",
      "",
      "? §5.3: 2 checks not judged: needs OTHER_API_KEY",
      "",
      "--verbose shows the requests and answers.",
      "",
      "Interface: BROKEN — 1 passed, 5 failed, 2 not judged, 0 not applicable",
      "Decisions: not judged — 0 passed, 0 failed, 0 not judged, 0 not applicable",
      "Extensions: not judged — 0 passed, 0 failed, 0 not judged, 0 not applicable",
    ].join("\n"),
  );
  expect(report(failing, true)).toContain("✓ §4.1");
});

test("JUnit has a case for each check, and no character that XML does not have", () => {
  const xml = junit(failing);
  expect(xml).toContain('<testsuite name="interface" tests="8" failures="5" skipped="2">');
  expect(xml).toContain('<testcase classname="§4.1" name="of §4.1"/>');
  expect(xml).toContain(
    '<failure message="title: &#34;a&#34; instead of &#34;b&#34; &#38; &#60;c&#62;\ufffd">',
  );
  expect(xml).toContain('<skipped message="not-judged: needs OTHER_API_KEY"/>');
});
