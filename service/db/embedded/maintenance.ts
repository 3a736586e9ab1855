import type { Database, Warn } from "../database.ts";

// What a PostgreSQL server does in the background and the embedded one does not.

const INTERVAL = 15_000;

/** Bytes of write-ahead log after which the tables are written back: 32 MB. */
const CHECKPOINT_AFTER = 32 * 1024 * 1024;

const UNWRITTEN = `SELECT
  pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 AS bytes FROM pg_control_checkpoint()`;

/** The table that has changed enough to be vacuumed, by autovacuum's own defaults. */
const OVERDUE = `SELECT format('%I.%I', schemaname, stats.relname) AS name
  FROM pg_stat_user_tables AS stats JOIN pg_class ON pg_class.oid = relid
  WHERE n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    OR n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
    OR n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
  ORDER BY n_dead_tup + n_mod_since_analyze DESC LIMIT 1`;

/**
 * Vacuums only the table that most needs it, as every client waits for it, and keeps the write-ahead log
 * small, from which a start after a crash recovers.
 */
export async function maintain(db: Database): Promise<void> {
  const [table] = await db.query<{ name: string }>({ text: OVERDUE });
  if (table) await db.query({ text: `VACUUM (ANALYZE) ${table.name}` });
  const [unwritten] = await db.query<{ bytes: number }>({ text: UNWRITTEN });
  if (unwritten && unwritten.bytes > CHECKPOINT_AFTER) await db.query({ text: "CHECKPOINT" });
}

/** Maintains the database every 15 seconds; answers how to stop. */
export function startMaintenance(db: Database, warn: Warn): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    maintain(db)
      .catch((error: unknown) => warn("The database's maintenance failed", error))
      .finally(() => (busy = false));
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
