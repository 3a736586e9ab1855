import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../opening/open-database.ts";
import { startProcess } from "../testing/start-process.ts";
import { newLocation } from "../testing/test-database.ts";
import { lockDirectory } from "./lock.ts";

test("a second process is refused with a sentence that names the first", async () => {
  const location = await newLocation.embedded();
  const first = startProcess(location);
  expect(await first.line()).toBe("open");
  const second = await startProcess(location).line();
  const here = openDatabase(location);
  for (const message of [second, await here.catch((error: Error) => error.message)]) {
    expect(message).toMatch(
      /The database in \S+ is in use by process \d+ \(.*database-process\.ts.*\), since \d{4}-\d\d-\d\dT.*Z\. Stop that process, or choose another DATA_DIR\.$/,
    );
    expect(message).toContain(`process ${first.pid} (`);
  }
  expect(await first.end()).toBe(0);
  const db = await openDatabase(location);
  await db.close();
});

test("a process that is killed leaves no lock behind", { tags: "all" }, async () => {
  const location = await newLocation.embedded();
  const killed = startProcess(location);
  expect(await killed.line()).toBe("open");
  await killed.end("SIGKILL");
  const next = startProcess(location);
  expect(await next.line()).toBe("open");
});

test("within a process, too, only one has the directory, until it gives it back", () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), "jobs-lock-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid} (`);
  unlock();
  lockDirectory(directory)();
});

test("other users cannot read the directory", { tags: "all" }, async () => {
  const { dataDir } = await newLocation.embedded({ empty: true });
  expect(existsSync(dataDir)).toBe(false);
  const db = await openDatabase({ dataDir, unsynced: true });
  await db.close();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});
