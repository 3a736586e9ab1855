import { readFile, readdir } from "node:fs/promises";
import type { Database, Queryable } from "./database.ts";
import { NO_TIMEOUT } from "./no-timeout.ts";

const DIRECTORY = new URL("./migrations/", import.meta.url);

/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = { text: "SELECT pg_advisory_xact_lock(727101)" };

/** Called before each migration: which of how many. */
export type OnMigration = (name: string, number: number, of: number) => void;

/**
 * Brings the schema up to date: every file of `migrations/` in order, each in a transaction of its own,
 * once. Processes that start together wait for each other.
 * @throws an Error with a sentence where a newer version has migrated: what this one wrote might be wrong
 */
export async function migrate(
  db: Database,
  onMigration: OnMigration = () => {},
  directory = DIRECTORY,
): Promise<void> {
  const pending = await pendingMigrations(await db.transaction(beginMigration), directory);
  for (const [at, name] of pending.entries()) {
    onMigration(name, at + 1, pending.length);
    await db.transaction(async (tx) => {
      await lock(tx);
      await runMigration(tx, name, directory);
    });
  }
}

/** @throws an Error with a sentence where a newer version has migrated */
async function pendingMigrations(done: ReadonlySet<string>, directory = DIRECTORY) {
  const names = await knownMigrations(directory);
  const unknown = [...done].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of the service has used this database: it has the migration ${unknown}, which this version does not know. Use that version or a newer one. Nothing was changed.`,
    );
  }
  return names.filter((name) => !done.has(name));
}

/** Whether any migration has ever run. */
export async function hasSchema(db: Queryable): Promise<boolean> {
  const [found] = await db.query<{ table: string | null }>({
    text: `SELECT to_regclass('schema_migrations')::text AS "table"`,
  });
  return found?.table != null;
}

/**
 * For a command beside a service that may run: it uses the schema that is there.
 * @throws an Error with a sentence where there is none, or it is another version's
 */
export async function requireSchema(db: Queryable): Promise<void> {
  if (!(await hasSchema(db))) {
    throw new Error("It holds no installation; npm run admin -- add-employer makes one.");
  }
  const rows = await db.query<{ name: string }>({ text: "SELECT name FROM schema_migrations" });
  const pending = await pendingMigrations(new Set(rows.map(({ name }) => name)));
  if (pending.length > 0) {
    throw new Error(
      `It has the tables of an older version. Run this command with that version, or stop the service, make a backup with that version, and run npm run admin -- migrate. Nothing was changed.`,
    );
  }
}

/** Takes the migration lock until the transaction ends, however long another process holds it. */
async function lock(tx: Queryable): Promise<void> {
  await tx.query(NO_TIMEOUT);
  await tx.query(LOCK);
}

/** The names of all migrations that this version has, in order. */
export async function knownMigrations(directory = DIRECTORY): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
}

/**
 * Refuses a schema in which another program has taken a name of this service's tables.
 * @throws an Error with a sentence; nothing has been touched
 */
async function refuseForeignTables(tx: Queryable): Promise<void> {
  const tables = await tx.query<{ name: string; own: boolean }>({
    text: `SELECT relname AS name, EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attname = 'applied_at') AS own
      FROM pg_class WHERE relnamespace = current_schema()::regnamespace
        AND relname IN ('schema_migrations', 'employers', 'api_keys', 'jobs')`,
  });
  const [foreign] = tables;
  if (!foreign || tables.some(({ name, own }) => name === "schema_migrations" && own)) return;
  throw new Error(
    `It holds a table "${foreign.name}" that is not of this service. Nothing was changed. Give the service a database of its own: CREATE DATABASE … OWNER ….`,
  );
}

/** Takes the migration lock until the transaction ends; returns the names of applied migrations. */
export async function beginMigration(tx: Queryable): Promise<Set<string>> {
  await lock(tx);
  await refuseForeignTables(tx);
  await tx.query({
    text: `CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`,
  });
  const rows = await tx.query<{ name: string }>({
    text: "SELECT name FROM schema_migrations ORDER BY name",
  });
  return new Set(rows.map((row) => row.name));
}

/** Runs one migration under the lock of `beginMigration`, unless another process has run it. */
export async function runMigration(
  tx: Queryable,
  name: string,
  directory = DIRECTORY,
): Promise<void> {
  const text = await readFile(new URL(name, directory), "utf8");
  const claimed = await tx.query({
    text: "INSERT INTO schema_migrations (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name",
    values: [name],
  });
  if (claimed.length > 0) await tx.query({ text });
}
