import { expect, onTestFinished, test } from "vitest";
import { seedJobs } from "../admin/seed.ts";
import { addEmployer } from "../employers/store.ts";
import type { Database, Queryable } from "./database.ts";
import { type Migration, readMigrations } from "./migration-file.ts";
import { openDatabase } from "./opening/open-database.ts";
import { GROWING, lockMigrations, runMigration } from "./run-migration.ts";
import { newLocation } from "./testing/test-database.ts";

/** Beside the first one nothing runs; each later one says in its first line what does. */
const FIRST = "0001";

const migrations = (await readMigrations()).slice(1);

test.each(migrations)("$name says how it runs, or why all must stop", ({ text }) => {
  expect(text).toMatch(/^-- (Beside \d{4}, (at once|concurrently|in batches)\.|Stop: .+\.)\n/);
});

/** A database as it was before a migration, with a job. */
async function databaseBefore(name: string): Promise<Database> {
  const db = await openDatabase(
    await newLocation.postgresql({ empty: true }),
    undefined,
    async (opened) => {
      await opened.query({
        text: "CREATE TABLE schema_migrations (name text PRIMARY KEY, beside text)",
      });
      for (const migration of await readMigrations())
        if (migration.name < name) await opened.transaction((tx) => runMigration(tx, migration));
    },
  );
  onTestFinished(() => db.close());
  await seedJobs(db, await addEmployer(db, "Before", "limited"), { count: 1, today: "2026-08-04" });
  return db;
}

interface Use {
  name: string;
  /** Changes when the table is rewritten. */
  file: number;
  scans: number;
  written: number;
  /** Whether its lock lets others write. */
  isShared: boolean;
}

/** What this transaction has done to the tables that grow with their employers. */
const useOf = (tx: Queryable) =>
  tx.query<Use>({
    text: `SELECT relname AS name, pg_relation_filenode(relid)::int AS file, seq_scan::int AS scans,
        (n_tup_ins + n_tup_upd + n_tup_del)::int AS written, NOT EXISTS (
          SELECT FROM pg_locks WHERE relation = relid AND pid = pg_backend_pid()
            AND mode NOT IN ('AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock')) AS "isShared"
      FROM pg_stat_xact_all_tables WHERE schemaname = 'public' AND relname = ANY($1) ORDER BY relname`,
    values: [GROWING],
  });

/** What holds up the services that work beside a migration, for longer the more rows there are. */
async function holdUps(db: Database, migration: Migration): Promise<string[]> {
  const { text, way } = migration;
  if (way === "concurrently")
    return /^--.*\nCREATE (UNIQUE )?INDEX CONCURRENTLY \w+ ON \w+[^;]+;\s*$/.test(text)
      ? []
      : ["is not one CREATE INDEX CONCURRENTLY"];
  if (way === "in batches") return text.includes("LIMIT $3") ? [] : ["has no LIMIT $3"];
  return db.transaction(async (tx) => {
    await lockMigrations(tx);
    const before = new Map((await useOf(tx)).map((use) => [use.name, use]));
    await runMigration(tx, migration);
    return (await useOf(tx)).flatMap((use) => {
      const { file, scans = 0, written = 0 } = before.get(use.name) ?? {};
      if (file === undefined) return [];
      if (use.file !== file) return [`rewrites ${use.name}`];
      if (use.written > written) return [`writes rows of ${use.name}`];
      return use.scans > scans && !use.isShared ? [`locks ${use.name} and reads all of it`] : [];
    });
  });
}

test.each(migrations.filter(({ beside }) => beside !== undefined))(
  "$name holds up no service",
  async (migration) => {
    expect(await holdUps(await databaseBefore(migration.name), migration)).toEqual([]);
  },
);

test.each([
  ["ALTER TABLE jobs ADD COLUMN later text NOT NULL DEFAULT ''", []],
  ["ALTER TABLE jobs ADD CONSTRAINT later CHECK (title <> '') NOT VALID", []],
  ["CREATE TABLE later AS SELECT 1 AS one", []],
  ["ALTER TABLE jobs ADD COLUMN later timestamptz DEFAULT clock_timestamp()", ["rewrites jobs"]],
  ["ALTER TABLE job_versions ALTER COLUMN number TYPE bigint", ["rewrites job_versions"]],
  ["UPDATE jobs SET close_date_defaulted = true", ["writes rows of jobs"]],
  ["CREATE INDEX later ON jobs (title)", ["locks jobs and reads all of it"]],
  ["ALTER TABLE jobs ADD CHECK (title <> '')", ["locks jobs and reads all of it"]],
  ["DELETE FROM idempotency_keys", ["locks idempotency_keys and reads all of it"]],
])("%s: %j", async (text, expected) => {
  const db = await databaseBefore("9");
  const migration: Migration = { name: "9001", text, beside: FIRST, way: "at once" };
  expect(await holdUps(db, migration)).toEqual(expected);
});

test.each([
  [
    "concurrently",
    "-- …\nCREATE INDEX later ON jobs (title);",
    "is not one CREATE INDEX CONCURRENTLY",
  ],
  ["in batches", "UPDATE jobs SET title = title", "has no LIMIT $3"],
] as const)("%s, %s", async (way, text, expected) => {
  const db = await databaseBefore("9");
  expect(await holdUps(db, { name: "9001", text, beside: FIRST, way })).toEqual([expected]);
});
