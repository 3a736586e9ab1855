import { expect, onTestFinished, test } from "vitest";
import { seedJobs } from "../admin/seed.ts";
import { addEmployer } from "../employers/store.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, openExisting } from "./opening/open-database.ts";
import { laterMigrations } from "./testing/later-migrations.ts";
import { BOTH_ENGINES, newLocation } from "./testing/test-database.ts";

const ADDS = { "9001_add.sql": "-- Beside 0001, at once.\nALTER TABLE jobs ADD COLUMN wide text;" };
const INDEXES = {
  "9002_index.sql":
    "-- Beside 0001, concurrently.\nCREATE INDEX CONCURRENTLY jobs_wide ON jobs (employer_id, wide);",
};
const FILLS = {
  "9003_fill.sql": `-- Beside 0001, in batches.
WITH batch AS MATERIALIZED (
  SELECT employer_id, id FROM jobs WHERE (employer_id, id) > ($1, $2) ORDER BY employer_id, id LIMIT $3
), filled AS (
  UPDATE jobs SET wide = title FROM batch WHERE (jobs.employer_id, jobs.id) = (batch.employer_id, batch.id)
)
SELECT employer_id AS employer, id FROM batch ORDER BY employer_id DESC, id DESC LIMIT 1`,
};

/** The newer version's start, on connections of its own. */
const update = async (location: Parameters<typeof openDatabase>[0], directory: URL) =>
  (await openDatabase(location, undefined, (db) => migrate(db, undefined, directory))).close();

const names = async (db: Database) =>
  (
    await db.query<{ name: string }>({
      text: "SELECT name FROM schema_migrations WHERE name > '9' ORDER BY name",
    })
  ).map(({ name }) => name);

async function opened(location: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  return db;
}

test("a service goes on while a newer one adds, indexes and fills a column", async () => {
  const location = await newLocation.postgresql();
  const service = await opened(location);
  const employerId = await addEmployer(service, "Before", "limited");
  await seedJobs(service, employerId, { count: 1100, today: "2026-08-04" });
  const directory = await laterMigrations({ ...ADDS, ...INDEXES, ...FILLS });
  await Promise.all([update(location, directory), update(location, directory)]);
  expect(await names(service)).toEqual(["9001_add.sql", "9002_index.sql", "9003_fill.sql"]);
  const rows = { text: "SELECT count(*)::int AS rows FROM jobs WHERE wide = title" };
  expect(await service.query(rows)).toEqual([{ rows: 1100 }]);
  // Vacuumed, so that lists are read from an index alone.
  const vacuumed = {
    text: "SELECT relallvisible > 0 AS visible FROM pg_class WHERE relname = 'jobs'",
  };
  expect(await service.query(vacuumed)).toEqual([{ visible: true }]);
  const invalid = { text: "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid" };
  expect(await service.query(invalid)).toEqual([]);
});

test.each(BOTH_ENGINES)(
  "an installation that nobody uses is migrated in the same way: %s",
  async (engine) => {
    const location = await newLocation[engine]();
    await update(location, await laterMigrations({ ...ADDS, ...INDEXES, ...FILLS }));
    const db = await openDatabase(location);
    onTestFinished(() => db.close());
    expect(await names(db)).toEqual(["9001_add.sql", "9002_index.sql", "9003_fill.sql"]);
  },
);

test("an index that an attempt left behind is made again", async () => {
  const location = await newLocation.postgresql();
  const service = await opened(location);
  await service.query({ text: "CREATE INDEX jobs_wide ON jobs (title)" });
  await update(location, await laterMigrations({ ...ADDS, ...INDEXES }));
  const [index] = await service.query<{ text: string }>({
    text: "SELECT pg_get_indexdef('jobs_wide'::regclass) AS text",
  });
  expect(index?.text).toMatch(/\(employer_id, wide\)$/);
});

test.each([
  ["a reader", "SELECT FROM jobs"],
  ["autovacuum", "LOCK TABLE jobs IN SHARE UPDATE EXCLUSIVE MODE"],
])("a migration that waits for %s holds up nobody", async (_name, text) => {
  const location = await newLocation.postgresql();
  const service = await opened(location);
  const updating = await service.transaction(async (tx) => {
    await tx.query({ text });
    const updated = update(location, await laterMigrations(ADDS));
    updated.catch(() => {});
    const waiting = {
      text: "SELECT FROM pg_locks WHERE relation = 'jobs'::regclass AND NOT granted",
    };
    await expect.poll(() => tx.query(waiting), { interval: 20 }).toHaveLength(1);
    // A migration that waited for as long as this transaction lasts would hold up this statement.
    expect(await service.query({ text: "UPDATE jobs SET version = 1" })).toEqual([]);
    return { updated };
  });
  await updating.updated;
  expect(await names(service)).toEqual(["9001_add.sql"]);
});

test("a migration that says nothing runs when no service does", async () => {
  const location = await newLocation.postgresql();
  const service = await openDatabase(location);
  const directory = await laterMigrations({
    ...ADDS,
    "9004_stop.sql": "ALTER TABLE jobs RENAME COLUMN wide TO other;",
  });
  await expect(update(location, directory)).rejects.toThrow(
    "A service runs on this database. Stop all its processes first: the migration 9004_stop.sql changes what they use. Nothing was changed.",
  );
  expect(await names(service)).toEqual([]);
  await service.close();
  await update(location, directory);
  const again = await openDatabase(location, undefined, async () => {});
  onTestFinished(() => again.close());
  expect(await names(again)).toEqual(["9001_add.sql", "9004_stop.sql"]);
});

test("an older version starts beside what says so, and its commands do not", async () => {
  const location = await newLocation.postgresql();
  await update(location, await laterMigrations(ADDS));
  await (await openDatabase(location)).close();
  await expect(openExisting(location)).rejects.toThrow(/newer version .*9001_add\.sql/);
});

test("a version that does not know what a later migration builds on has to be stopped", async () => {
  const location = await newLocation.postgresql();
  const service = await openDatabase(location);
  const directory = await laterMigrations({
    ...ADDS,
    "9005_contract.sql": "-- Beside 9001, at once.\nALTER TABLE jobs DROP COLUMN wide;",
  });
  await expect(update(location, directory)).rejects.toThrow(/9005_contract\.sql/);
  await service.close();
  await update(location, directory);
  await expect(openDatabase(location)).rejects.toThrow(/newer version .*9005_contract\.sql/);
});
