import type { Database, Queryable } from "./database.ts";
import { type Migration, readMigrations, worksBeside } from "./migration-file.ts";
import { lockMigrations, runBeside, runMigration } from "./run-migration.ts";
import { lockOutServices } from "./service-lock.ts";

/** Called before each migration: which of how many. */
export type OnMigration = (name: string, number: number, of: number) => void;

/**
 * Brings the schema up to date: every file of `migrations/` in order, once. Processes that start together wait
 * for each other. Where older versions work beside all that is pending, they go on meanwhile.
 * @throws an Error with a sentence where a newer version has migrated, or one with other migrations, or an older one
 * runs that has to be stopped
 */
export async function migrate(
  db: Database,
  onMigration: OnMigration = () => {},
  directory?: URL,
): Promise<void> {
  const { pending, isBeside } = await db.transaction(async (tx) => {
    const done = await beginMigration(tx);
    const pending = pendingMigrations(done, await readMigrations(directory));
    const newest = [...done.keys()].at(-1);
    const stops = pending.find(({ beside }) => !worksBeside(newest ?? "", beside));
    if (newest !== undefined && stops)
      await lockOutServices(
        tx,
        `Stop all its processes first: the migration ${stops.name} changes what they use. Nothing was changed.`,
      );
    return { pending, isBeside: newest !== undefined && !stops };
  });
  for (const [at, migration] of pending.entries()) {
    onMigration(migration.name, at + 1, pending.length);
    if (isBeside && db.engine === "postgresql") await runBeside(db, migration);
    else
      await db.transaction(async (tx) => {
        await lockMigrations(tx);
        await runMigration(tx, migration);
      });
  }
}

/** @throws an Error with a sentence where a newer version has migrated, or one that has other migrations */
function pendingMigrations(done: Applied, known: Migration[]): Migration[] {
  const pending = known.filter(({ name }) => !done.has(name));
  const skipped = pending.find(({ name }) => [...done.keys()].some((later) => later > name));
  if (skipped) {
    throw new Error(
      `The tables of this database were made by other migrations than this version has, as before the first release: ${skipped.name} is missing. Make a backup with the version that made them (npm run admin -- backup --to FILE), and restore that with this one, into an empty database or a new DATA_DIR. Nothing was changed.`,
    );
  }
  const names = new Set(known.map(({ name }) => name));
  const newest = known.at(-1)?.name ?? "";
  const unknown = [...done].find(
    ([name, beside]) => !names.has(name) && !worksBeside(newest, beside),
  );
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of the service has used this database: it has the migration ${unknown[0]}, which this version does not know. Use that version or a newer one. Nothing was changed.`,
    );
  }
  return pending;
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
export async function requireSchema(db: Queryable, directory?: URL): Promise<void> {
  if (!(await hasSchema(db))) {
    throw new Error("It holds no installation; npm run admin -- add-employer makes one.");
  }
  const rows = await db.query<{ name: string }>({ text: "SELECT name FROM schema_migrations" });
  const done: Applied = new Map(rows.map(({ name }) => [name, null]));
  if (pendingMigrations(done, await readMigrations(directory)).length > 0) {
    throw new Error(
      `It has the tables of an older version. Run this command with that version, or make a backup with that version, and run npm run admin -- migrate. Nothing was changed.`,
    );
  }
}

/**
 * Refuses a schema in which another program has taken a name of this service's tables.
 * @throws an Error with a sentence; nothing has been touched
 */
async function refuseForeignTables(tx: Queryable): Promise<void> {
  const tables = await tx.query<{ name: string; own: boolean }>({
    text: `SELECT relname AS name, EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attname = 'beside') AS own
      FROM pg_class WHERE relnamespace = current_schema()::regnamespace
        AND relname IN ('schema_migrations', 'employers', 'api_keys', 'jobs')`,
  });
  const [foreign] = tables;
  if (!foreign || tables.some(({ name, own }) => name === "schema_migrations" && own)) return;
  throw new Error(
    `It holds a table "${foreign.name}" that is not of this service. Nothing was changed. Give the service a database of its own: CREATE DATABASE … OWNER ….`,
  );
}

/** The names of applied migrations, in order, with what each says of versions that do not know it. */
export type Applied = ReadonlyMap<string, string | null>;

/** Takes the migration lock until the transaction ends. */
export async function beginMigration(tx: Queryable): Promise<Applied> {
  await lockMigrations(tx);
  await refuseForeignTables(tx);
  await tx.query({
    text: `CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now(),
      beside text
    )`,
  });
  const rows = await tx.query<{ name: string; beside: string | null }>({
    text: "SELECT name, beside FROM schema_migrations ORDER BY name",
  });
  return new Map(rows.map(({ name, beside }) => [name, beside]));
}
