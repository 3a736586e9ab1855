import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../opening/open-database.ts";
import { newLocation } from "../testing/test-database.ts";
import * as thread from "./thread.ts";

test.each([
  ["holds a file that its owner may not read", 0],
  ["belongs to another user", 1],
])("a database that %s is not called damaged", async (_, foreign) => {
  // What PostgreSQL says of a file that another user left among the database's.
  const startThread = vi
    .spyOn(thread, "startThread")
    .mockRejectedValue(new Error('could not open file "base/5/1259": Permission denied'));
  const user = process.geteuid?.() ?? 0;
  vi.spyOn(process, "geteuid").mockReturnValue(user + foreign);
  await expect(openDatabase(await newLocation.embedded())).rejects.toThrow(
    `The service runs as user ${user + foreign}, who may not use `,
  );
  expect(startThread).toHaveBeenCalledTimes(foreign ? 0 : 1);
});

test("a directory that cannot be made is refused with the folder that forbids it", async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), "jobs-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  chmodSync(parent, 0o555);
  if (process.getuid?.() === 0) {
    // Root passes every permission check, so the test drops to an unprivileged user.
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  const dataDir = path.join(parent, "srv/jobs");
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    new RegExp(`^DATA_DIR is ${dataDir}, which does not exist, .* may not make it in ${parent}\\.`),
  );
});
