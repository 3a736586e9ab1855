import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { requireWritable, whyNotBuilt } from "./ensure-build.ts";

it("names the folder that this user may not build in, and what to do", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  const dist = path.join(root, "dist");
  mkdirSync(dist);
  onTestFinished(() => rmSync(root, { recursive: true }));
  chmodSync(root, 0o755);
  chmodSync(dist, 0o777);
  requireWritable(root);
  chmodSync(dist, 0o555);
  if (process.getuid?.() === 0) {
    // Root passes every permission check, so the test drops to an unprivileged user.
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  expect(() => requireWritable(root)).toThrow(/may not write in .* Build it as the owner/);
});

it.each<[number | null, NodeJS.Signals | null, RegExp]>([
  [1, null, /^The dashboard could not be built\.$/],
  [null, "SIGKILL", /ended by SIGKILL, .*memory.* A build takes .* copy the folder dist\.$/],
  [null, "SIGABRT", /ended by SIGABRT, .*memory/],
  [null, "SIGTERM", /ended by SIGTERM\. /],
])("says why there is no build: status %s, signal %s", (status, signal, sentence) => {
  expect(whyNotBuilt(status, signal)).toMatch(sentence);
});
