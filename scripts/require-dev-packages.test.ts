import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "./lib/repository.ts";

it("says in a sentence that the development packages are missing, and nothing where they are there", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const name = "scripts/require-dev-packages.js";
  mkdirSync(path.join(root, "scripts"));
  for (const needed of [name, "scripts/require-node.js", "package.json"])
    copyFileSync(path.join(ROOT, needed), path.join(root, needed));
  const run = (folder: string) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, name)]);
    return { status, stderr: stderr.toString() };
  };
  expect(run(ROOT)).toEqual({ status: 0, stderr: "" });
  expect(run(root)).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^This command needs the development packages, .*\n$/) as string,
  });
});
