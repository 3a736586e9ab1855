import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { addEmployer } from "../../employers/store.ts";
import { backUp } from "../backup/back-up.ts";
import { restore } from "../backup/restore.ts";
import { newFile, rowsIn } from "../backup/testing/backup-files.ts";
import type { Warn } from "../database.ts";
import { openDatabase } from "../opening/open-database.ts";
import { newLocation } from "../testing/test-database.ts";
import * as baseBackup from "./base-backup.ts";

async function newDatabase() {
  const location = await newLocation.embedded();
  const warn = vi.fn<Warn>();
  const db = await openDatabase(location, warn);
  onTestFinished(() => db.close());
  return { db, warn, ...location };
}

test("callers write while a backup is taken, which holds each transaction wholly or not at all", async () => {
  const { db, dataDir } = await newDatabase();
  await addEmployer(db, "Before", "limited");
  const file = newFile();
  const state = { over: false };
  const backup = backUp(db, file).finally(() => (state.over = true));
  let written = 0;
  while (!state.over) {
    await db.transaction(async (tx) => {
      for (const half of ["a", "b"]) await addEmployer(tx, `Late ${written}${half}`, "limited");
    });
    written += 1;
    // Unless it is kept, the log from the beginning of the copy is gone then.
    if (written > 5) continue;
    await db.query({ text: "SELECT pg_switch_wal()" });
    await db.query({ text: "CHECKPOINT" });
  }
  const { employers } = await backup;
  const pairs = Array.from({ length: ((employers ?? 0) - 1) / 2 }, (_, n) => n);
  const names = rowsIn(file).map((row) => (JSON.parse(row) as { name: string }).name);
  expect(names).toEqual(["Before", ...pairs.flatMap((n) => [`Late ${n}a`, `Late ${n}b`])]);
  expect(written).toBeGreaterThan(pairs.length);
  expect(readdirSync(dataDir).toSorted()).toEqual(["lock", "postgresql"]);
  const restored = await restore(await newLocation.embedded({ empty: true }), file);
  expect(restored).toMatchObject({ employers });
});

test("backups that begin at once are taken one after the other, and before the end", async () => {
  const { db } = await newDatabase();
  const backups = [newFile(), newFile()].map((file) => backUp(db, file));
  await db.close();
  expect(await Promise.all(backups)).toMatchObject([{ employers: 0 }, { employers: 0 }]);
});

test("a copy that fails leaves nothing behind, and the next one succeeds", async () => {
  const { db, dataDir } = await newDatabase();
  const elsewhere = path.join(dataDir, "elsewhere");
  mkdirSync(path.join(elsewhere, "empty"), { recursive: true });
  await expect(baseBackup.copyFiles(db, path.join(elsewhere, "empty"))).rejects.toThrow("ENOENT");
  expect(readdirSync(elsewhere)).toEqual(["empty"]);
  expect(await backUp(db, newFile())).toMatchObject({ employers: 0 });
});

test("without room for a copy, the backup is taken from the database itself, and that is logged", async () => {
  const { db, warn, dataDir } = await newDatabase();
  expect(await baseBackup.hasRoom(db, dataDir)).toBe(true);
  vi.spyOn(baseBackup, "hasRoom").mockResolvedValue(false);
  const copyFiles = vi.spyOn(baseBackup, "copyFiles");
  expect(await backUp(db, newFile())).toMatchObject({ employers: 0 });
  expect(copyFiles).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no room .* requests wait/));
});

test("a start removes the copy that a killed process left", async () => {
  const { dataDir } = await newLocation.embedded();
  const left = path.join(dataDir, "postgresql.copyAbc123");
  mkdirSync(left);
  writeFileSync(path.join(left, "PG_VERSION"), "18\n");
  const db = await openDatabase({ dataDir, unsynced: true });
  await db.close();
  expect(readdirSync(dataDir).toSorted()).toEqual(["lock", "postgresql"]);
});
