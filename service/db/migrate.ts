import { readFile, readdir } from "node:fs/promises";
import type { Database } from "./database.ts";

const directory = new URL("./migrations/", import.meta.url);

/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = { text: "SELECT pg_advisory_xact_lock(727101)" };

/** A role may have a time limit, which is none for a migration. */
const UNHURRIED = { text: "SET LOCAL statement_timeout = 0" };

/**
 * Brings the schema up to date: every file of `migrations/` in order, each in a transaction of its own,
 * once. Processes that start together wait for each other.
 */
export async function migrate(db: Database): Promise<void> {
  const done = await applied(db);
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const name of files.filter((file) => !done.has(file))) {
    const text = await readFile(new URL(name, directory), "utf8");
    await db.transaction(async (tx) => {
      await tx.query(LOCK);
      await tx.query(UNHURRIED);
      const claimed = await tx.query({
        text: "INSERT INTO schema_migrations (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name",
        values: [name],
      });
      if (claimed.length > 0) await tx.query({ text });
    });
  }
}

async function applied(db: Database): Promise<Set<string>> {
  return db.transaction(async (tx) => {
    await tx.query(LOCK);
    await tx.query({
      text: `CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`,
    });
    const rows = await tx.query<{ name: string }>({ text: "SELECT name FROM schema_migrations" });
    return new Set(rows.map((row) => row.name));
  });
}
