import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import type { Database, EmbeddedLocation, PostgresqlLocation } from "../database.ts";
import { openDatabase } from "../opening/open-database.ts";
import { createDatabase, databaseUrlOf } from "./databases.ts";
import { TEMPLATE } from "./postgres.ts";

export type Engine = Database["engine"];

/** For what one engine alone can break: connections, concurrency, moving from one to the other. */
export const BOTH_ENGINES: Engine[] = ["embedded", "postgresql"];

/** For everything else: the embedded engine, and both in `npm run test:all`. */
export const ENGINES: Engine[] =
  process.env["TEST_ALL"] === undefined ? ["embedded"] : BOTH_ENGINES;

/** For what takes long on the embedded engine: PostgreSQL, and both in `npm run test:all`. */
export const ON_POSTGRESQL: Engine[] =
  process.env["TEST_ALL"] === undefined ? ["postgresql"] : BOTH_ENGINES;

/** A database of the test's own, not opened yet: a migrated one, or with `empty` one without a table. */
export const newLocation = {
  async embedded({ empty = false } = {}): Promise<EmbeddedLocation> {
    const { directory } = inject("testDatabases");
    const dataDir = path.join(directory, newName());
    if (!empty) cpSync(path.join(directory, TEMPLATE), dataDir, { recursive: true });
    return { dataDir, unsynced: true };
  },
  async postgresql({ empty = false } = {}): Promise<PostgresqlLocation> {
    const { serverUrl, prefix } = inject("testDatabases");
    const name = prefix + newName();
    await createDatabase(serverUrl, name, empty ? undefined : `TEMPLATE ${prefix}${TEMPLATE}`);
    return { databaseUrl: databaseUrlOf(serverUrl, name) };
  },
} satisfies Record<Engine, unknown>;

const newName = () => randomBytes(4).toString("hex");

const free: Record<Engine, Database[]> = { embedded: [], postgresql: [] };

/**
 * A migrated database without a row, used by one test until `drop`. Opening one takes a moment, so
 * that what a test drops is emptied for the next test of the worker, and stays open until that ends.
 */
export async function createTestDatabase(
  engine: Engine,
): Promise<{ db: Database; drop: () => Promise<void> }> {
  const db = free[engine].pop() ?? (await openDatabase(await newLocation[engine]()));
  const drop = async () => {
    await empty(db);
    free[engine].push(db);
  };
  return { db, drop };
}

async function empty(db: Database): Promise<void> {
  const [found] = await db.query<{ tables: string }>({
    text: `SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('schema_migrations', 'time_line', 'reference_entries')`,
  });
  await db.query({ text: `TRUNCATE ${found?.tables} RESTART IDENTITY` });
}
