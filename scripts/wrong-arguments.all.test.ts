import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./repository.ts";

const NOWHERE = path.join(ROOT, "nowhere/at/all");

it.each([
  ["scripts/test.ts", ["unit"], "Unexpected argument 'unit'"],
  ["scripts/e2e.ts", ["--base-url"], "--base-url needs a value"],
  ["scripts/e2e.ts", ["e2e/lists"], "There is no e2e/lists.spec.ts"],
  ["scripts/e2e.ts", ["--list"], `there is no ${NOWHERE}`],
  ["bench/run.ts", ["--only", "start"], 'There is no measurement "start"'],
  ["bench/scale-out/run.ts", ["x"], "Unexpected argument 'x'"],
])("%s %j says what is wrong, and nothing is begun", (script, args, sentence) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", script, ...args],
    { cwd: ROOT, env: { ...process.env, API_KEY: "key", CHROME_PATH: NOWHERE }, encoding: "utf8" },
  );
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
