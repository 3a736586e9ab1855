import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, openExisting, openOrFound } from "./opening/open-database.ts";
import { beginMigration, requireSchema } from "./migrate.ts";
import { laterMigrations } from "./testing/later-migrations.ts";
import { startProcess } from "./testing/start-process.ts";
import { newLocation, ON_POSTGRESQL } from "./testing/test-database.ts";

const applied = { text: "SELECT name, applied_at AS at FROM schema_migrations ORDER BY name" };

test("three processes that start together on an empty database run each migration once", async () => {
  const location = await newLocation.postgresql({ empty: true });
  const processes = [1, 2, 3].map(() => startProcess(location));
  expect(await Promise.all(processes.map(({ line }) => line()))).toEqual(["open", "open", "open"]);
  expect(await Promise.all(processes.map(({ end }) => end()))).toEqual([0, 0, 0]);
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  const files = await readdir(new URL("./migrations/", import.meta.url));
  expect((await db.query<{ name: string }>(applied)).map(({ name }) => name)).toEqual(
    files.toSorted(),
  );
});

test("many that open an empty database in the same moment all get it migrated", async () => {
  const location = await newLocation.postgresql({ empty: true });
  const databases = await Promise.all(Array.from({ length: 12 }, () => openDatabase(location)));
  onTestFinished(async () => {
    await Promise.all(databases.map((db) => db.close()));
  });
  const rows = await Promise.all(databases.map((db) => db.query(applied)));
  expect(rows[0]).not.toEqual([]);
  expect(rows).toEqual(rows.map(() => rows[0]));
});

test("one that waits for another's migration waits longer than the role lets a statement run", async () => {
  const location = await newLocation.postgresql();
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  const { pathname } = new URL(location.databaseUrl);
  await db.query({ text: `ALTER DATABASE ${pathname.slice(1)} SET statement_timeout = '1s'` });
  const opening = await db.transaction(async (tx) => {
    await beginMigration(tx);
    const opened = openDatabase(location);
    opened.catch(() => {});
    const waiting = {
      text: `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'SELECT pg_try_advisory_xact_lock%'`,
    };
    await expect.poll(() => db.query(waiting)).toHaveLength(1);
    await tx.query({ text: "SELECT pg_sleep(1.2)" });
    return { opened };
  });
  await (await opening.opened).close();
});

test.each(ON_POSTGRESQL)(
  "on %s, a database of a newer version is refused and left as it is",
  async (engine) => {
    const location = await newLocation[engine]();
    const newer = await openDatabase(location);
    await newer.query({ text: "INSERT INTO schema_migrations (name) VALUES ('9999_later.sql')" });
    const before = await newer.query(applied);
    await newer.close();
    for (const open of [openDatabase, openExisting]) {
      await expect(open(location)).rejects.toThrow(
        /newer version of the service .*9999_later\.sql.*Nothing was changed\.$/,
      );
    }
    const after = await openDatabase(location, undefined, async () => {});
    onTestFinished(() => after.close());
    expect(await after.query(applied)).toEqual(before);
  },
);

test.each(ON_POSTGRESQL)(
  "on %s, a database with other migrations is refused and left as it is",
  async (engine) => {
    const location = await newLocation[engine]();
    const other = await openDatabase(location);
    await other.query({ text: "UPDATE schema_migrations SET name = '0001_jobs.sql'" });
    await other.query({ text: "INSERT INTO schema_migrations (name) VALUES ('0021_undoing.sql')" });
    const before = await other.query(applied);
    await other.close();
    for (const open of [openDatabase, openExisting, openOrFound]) {
      await expect(open(location)).rejects.toThrow(
        /before the first release: 0001_schema\.sql is missing\. Make a backup .*Nothing was changed\.$/,
      );
    }
    const after = await openDatabase(location, undefined, async () => {});
    onTestFinished(() => after.close());
    expect(await after.query(applied)).toEqual(before);
  },
);

test.each(ON_POSTGRESQL)(
  "on %s, a command refuses a database of an older version and leaves it as it is",
  async (engine) => {
    const later = await laterMigrations({ "9001_later.sql": "CREATE TABLE later ()" });
    const older = await openDatabase(await newLocation[engine]());
    onTestFinished(() => older.close());
    const before = await older.query(applied);
    await expect(requireSchema(older, later)).rejects.toThrow(
      /older version.*migrate\. Nothing was changed\.$/,
    );
    expect(await older.query(applied)).toEqual(before);
  },
);

test.each(ON_POSTGRESQL)(
  "on %s, a database that is opened again migrates nothing",
  async (engine) => {
    const location = await newLocation[engine]();
    const first = await openDatabase(location);
    const before = await first.query(applied);
    await first.close();
    const second = await openDatabase(location);
    onTestFinished(() => second.close());
    expect(before).not.toEqual([]);
    expect(await second.query(applied)).toEqual(before);
  },
);
