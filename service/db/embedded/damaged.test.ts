import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { newLocation } from "../testing/test-database.ts";

/** What every start of PostgreSQL writes, a failed one too. */
const WRITTEN = /lock$|postmaster\.pid$|pg_control$|pg_internal\.init$|pg_wal/;

/** A hash of each other file below a directory. */
function contents(directory: string): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
    const file = path.join(directory, name);
    if (WRITTEN.test(name) || !statSync(file).isFile()) continue;
    hashes[name] = createHash("sha256").update(readFileSync(file)).digest("hex");
  }
  return hashes;
}

test.each<[string, (files: string) => void, RegExp]>([
  [
    "PG_VERSION is gone",
    (files) => rmSync(path.join(files, "PG_VERSION")),
    /PG_VERSION is missing/,
  ],
  [
    "it is of another version",
    (files) => writeFileSync(path.join(files, "PG_VERSION"), "17\n"),
    /is of PostgreSQL 17; this version reads 18/,
  ],
  [
    "pg_control is gone",
    (files) => rmSync(path.join(files, "global/pg_control")),
    /is damaged and was not opened\. PostgreSQL says: .*pg_control/,
  ],
  [
    "pg_control is empty",
    (files) => truncateSync(path.join(files, "global/pg_control")),
    /is damaged and was not opened\. PostgreSQL says: .*pg_control/,
  ],
  [
    "the log is gone",
    (files) => {
      rmSync(path.join(files, "pg_wal"), { recursive: true });
      mkdirSync(path.join(files, "pg_wal"));
    },
    /is damaged and was not opened\. PostgreSQL says: .*checkpoint/,
  ],
  [
    "the catalogue is gone",
    (files) => rmSync(path.join(files, "base"), { recursive: true }),
    /is damaged and was not opened\. PostgreSQL says: /,
  ],
])("when %s, a sentence says so and nothing is overwritten", async (_, damage, sentence) => {
  const { dataDir } = await newLocation.embedded();
  damage(path.join(dataDir, "postgresql"));
  const before = contents(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(sentence);
  expect(contents(dataDir)).toEqual(before);
});

test("what a power cut or an interrupted first start leaves behind is no damage", async () => {
  const { dataDir } = await newLocation.embedded();
  writeFileSync(path.join(dataDir, "postgresql/postmaster.pid"), "");
  const again = await openDatabase({ dataDir, unsynced: true });
  await again.close();

  const first = await newLocation.embedded({ empty: true });
  mkdirSync(path.join(first.dataDir, "postgresql.new/base"), { recursive: true });
  const db = await openDatabase(first);
  expect(await db.query({ text: "SELECT count(*) AS jobs FROM jobs" })).toEqual([{ jobs: 0 }]);
  await db.close();
  expect(readdirSync(first.dataDir).toSorted()).toEqual(["lock", "postgresql"]);
});
