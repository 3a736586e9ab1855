import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { Database, Queryable } from "./database.ts";
import { TransactionConflictError } from "./errors.ts";
import { FIRST_KEY, inBatches, type Key, runBatch } from "./in-batches.ts";
import type { Migration } from "./migration-file.ts";
import { NO_TIMEOUT } from "./no-timeout.ts";

/** What belongs to employers and grows with them. */
export const GROWING = [
  "jobs",
  "job_versions",
  "job_descriptions",
  "activities",
  "deleted_jobs",
  "job_counts",
  "places",
  "idempotency_keys",
  "settings",
];

/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = { text: "SELECT pg_try_advisory_xact_lock(727101) AS taken" };

/** Milliseconds after which the lock is tried again. */
const TRY_AGAIN = 50;

/** The longest time that a migration holds up the requests that queue behind its wait for a table. */
const LOCK_TIMEOUT = { text: "SET LOCAL lock_timeout = '200ms'" };

/** Milliseconds in which those get their turn. */
const PAUSE = 500;

/** Batches after which the tables are vacuumed: of an employer with 100,000 jobs, a fifth. */
const VACUUM_EVERY = 20;

/**
 * Takes the migration lock until the transaction ends, however long another process holds it: by trying, as an index
 * that is created concurrently waits for every statement that waits.
 */
export async function lockMigrations(tx: Queryable): Promise<void> {
  await tx.query(NO_TIMEOUT);
  while (!(await tx.query<{ taken: boolean }>(LOCK))[0]?.taken) await setTimeout(TRY_AGAIN);
}

/** Notes that a migration runs; answers false where another process has run it. */
async function claim(tx: Queryable, { name, beside }: Migration): Promise<boolean> {
  const claimed = await tx.query({
    text: `INSERT INTO schema_migrations (name, beside) VALUES ($1, $2)
      ON CONFLICT DO NOTHING RETURNING name`,
    values: [name, beside],
  });
  return claimed.length > 0;
}

/** Runs a migration as a whole under the lock, unless another process has run it. */
export async function runMigration(tx: Queryable, migration: Migration): Promise<void> {
  const { text, way } = migration;
  if (!(await claim(tx, migration))) return;
  if (way === "in batches") await inBatches(tx, text);
  else await tx.query({ text: way === "concurrently" ? text.replace(" CONCURRENTLY", "") : text });
}

/** Runs a migration on PostgreSQL while services of older versions work. */
export async function runBeside(db: Database, migration: Migration): Promise<void> {
  if (migration.way === "concurrently") return runConcurrently(db, migration);
  let key: Key | undefined = FIRST_KEY;
  for (let batches = 1; key; batches++) {
    const began = performance.now();
    key = await untilFree(() => db.transaction((tx) => step(tx, migration, key)));
    // For as long as a batch took, the database is the services' alone.
    await setTimeout(performance.now() - began);
    const isDue = batches % VACUUM_EVERY === 0 || !key;
    if (migration.way === "in batches" && isDue) await vacuum(db);
  }
}

/**
 * Clears away the rows that batches replaced. Lists are read from an index alone where none are left; else each row
 * is looked up in the table, and a search among 100,000 jobs takes seconds.
 */
async function vacuum(db: Database): Promise<void> {
  const text = `VACUUM (SKIP_LOCKED, TRUNCATE false) ${await growingTables(db)}`;
  // Behind a pooler, a role's limit may end it. Nothing is lost: autovacuum comes later.
  await db.query({ text }).catch(() => {});
}

/** The tables of `GROWING` that this schema has, as SQL lists them. */
async function growingTables(db: Queryable): Promise<string> {
  const [found] = await db.query<{ tables: string }>({
    text: "SELECT string_agg(name, ', ') AS tables FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL",
    values: [GROWING],
  });
  return found?.tables ?? "";
}

/** Runs a migration, or its next batch; answers the last key of it, or nothing when it is through. */
async function step(
  tx: Queryable,
  migration: Migration,
  key = FIRST_KEY,
): Promise<Key | undefined> {
  await lockMigrations(tx);
  if (migration.way === "at once") {
    await endAutovacuum(tx);
    await tx.query(LOCK_TIMEOUT);
    await runMigration(tx, migration);
    return undefined;
  }
  await tx.query(LOCK_TIMEOUT);
  const last = await runBatch(tx, migration.text, key);
  if (!last) await claim(tx, migration);
  return last;
}

/**
 * Keeps autovacuum off the tables that grow: it gives way to a lock that waits for a second, and this one blocks
 * neither readers nor writers meanwhile.
 */
async function endAutovacuum(tx: Queryable): Promise<void> {
  await tx.query({
    text: `LOCK TABLE ${await growingTables(tx)} IN SHARE UPDATE EXCLUSIVE MODE`,
  });
}

/** Repeats what had to wait for a lock. */
async function untilFree<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isBusy =
        error instanceof TransactionConflictError ||
        (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE);
      if (!isBusy) throw error;
      await setTimeout(PAUSE);
    }
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/** No transaction may have an index created so: another connection does, while one holds the lock. */
const runConcurrently = (db: Database, migration: Migration): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query({ text: "SET LOCAL idle_in_transaction_session_timeout = 0" });
    await lockMigrations(tx);
    // Without a parameter, which would keep the statement's snapshot, and an index waits for older ones.
    const done = await tx.query<{ name: string }>({ text: "SELECT name FROM schema_migrations" });
    if (done.some(({ name }) => name === migration.name)) return;
    await createIndex(db, migration.text);
    await claim(tx, migration);
  });

/** Creates an index, after removing the invalid one that a failed attempt leaves behind. */
async function createIndex(db: Queryable, text: string): Promise<void> {
  const [, name] = /INDEX CONCURRENTLY (\w+)/.exec(text) ?? [];
  await db.query({ text: `DROP INDEX CONCURRENTLY IF EXISTS ${name}` });
  await db.query({ text });
}
