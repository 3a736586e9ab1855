import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test.each(["localhost:8080", "ftp://localhost", "localhost", " http://localhost"])(
  "--base-url %j is asked for again",
  (baseUrl) => {
    const run = path.join(import.meta.dirname, "run.ts");
    const args = ["--import", "tsx", run, "--base-url", baseUrl];
    const env = { ...process.env, API_KEY: "key" };
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    expect(stderr).toContain("Give --base-url URL, which begins with http:// or https://.");
    expect(status).toBe(2);
  },
);
