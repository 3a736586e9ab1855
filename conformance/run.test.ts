import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
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
  ["not judged", 2, 0, ended([["decision", "passed"]])],
  ["not judged", 130, 130, ended([["interface", "passed"]], true)],
])("Interface: %s, with exit code %i, or strictly %i", (word, code, strictly, result) => {
  expect(report(result)).toContain(`Interface: ${word} `);
  expect(exitCodeOf(result, false)).toBe(code);
  expect(exitCodeOf(result, true)).toBe(strictly);
});
