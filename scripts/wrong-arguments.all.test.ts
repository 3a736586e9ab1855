import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { withoutVariables } from "#service/config.ts";
import { ROOT } from "./lib/repository.ts";

const NOWHERE = path.join(ROOT, "nowhere/at/all");
const SOMEWHERE = ["--base-url", "http://127.0.0.1:1"];

it.each<[string, string[], string, number?]>([
  ["scripts/start.ts", ["--scenario", "slo"], 'There is no scenario "slo". There are:\n  empty'],
  ["scripts/start.ts", ["slow"], "Unexpected argument 'slow'"],
  ["e2e/pictures/run.ts", ["--only", "x"], 'There are no pictures "x"'],
  ["scripts/test.ts", ["unit"], "Unexpected argument 'unit'"],
  ["scripts/e2e.ts", ["--base-url"], "--base-url needs a value"],
  ["scripts/e2e.ts", ["e2e/lists"], "There is no e2e/lists.spec.ts"],
  ["scripts/e2e.ts", ["--project", "wide", "e2e/lists"], "There is no e2e/lists.spec.ts"],
  ["scripts/e2e.ts", ["--list"], `there is no ${NOWHERE}`],
  ["bench/run.ts", ["--only", "start"], 'There is no measurement "start"'],
  ["docs/scale-out/run.ts", ["x"], "Unexpected argument 'x'"],
  ["conformance/run.ts", [], "Give --base-url URL", 2],
  ["conformance/run.ts", ["--base-url", "localhost:8080"], "which begins with http://", 2],
  [
    "conformance/run.ts",
    [...SOMEWHERE, "--category-ids", "one"],
    '--category-ids takes whole numbers; this is "one"',
    2,
  ],
  [
    "conformance/run.ts",
    [...SOMEWHERE, "--parallel", "0"],
    '--parallel takes whole numbers; this is "0"',
    2,
  ],
  [
    "conformance/run.ts",
    [...SOMEWHERE, "--junit", `${NOWHERE}/x.xml`],
    `--junit: there is no folder ${NOWHERE}`,
    2,
  ],
  ["conformance/run.ts", [...SOMEWHERE, "--stric"], "Unknown option '--stric'", 2],
  ["service/admin.ts", ["nonsense"], 'There is no command "nonsense"', 2],
  ["service/admin.ts", ["list-employers", "--yse"], "Unknown option '--yse'", 2],
  ["service/admin.ts", ["list-employers"], `There is no installation in ${NOWHERE}`],
])("%s %j says what is wrong, and nothing is begun", (script, args, sentence, code = 1) => {
  const env = {
    ...withoutVariables(process.env),
    API_KEY: "key",
    CHROME_PATH: NOWHERE,
    DATA_DIR: NOWHERE,
    LOG_LEVEL: "silent",
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", script, ...args],
    { cwd: ROOT, env, encoding: "utf8" },
  );
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(status).toBe(code);
});
