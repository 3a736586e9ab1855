import type { Database, Queryable } from "./database.ts";
import { readSequences } from "./tables.ts";
import { NO_TIMEOUT } from "./no-timeout.ts";
import { lockOutServices } from "./service-lock.ts";

/** How many openings of a database are remembered; a cursor from before them is refused. */
const REMEMBERED = 1000;

/**
 * Whether the server was promoted, or recovered to a point in time, so that what was acknowledged may be gone. A role
 * whose servers are promoted only with every commit says so, and a promotion then changes nothing.
 */
export const REWOUND = `(wal_timeline <> wal_timeline()
  AND current_setting('jobs.promotion', true) IS DISTINCT FROM 'synchronous')`;

/** Ids that a new time line leaves out: more than were given out between a backup and its restore. */
const LEAP: Record<string, number> = { job_ids: 1_000_000, place_ids: 1_000_000 };
const SMALL_LEAP = 1_000;

/**
 * Continues the time line for a service. Each opening has a random id, which a cursor of GET /jobs/changes
 * names: a copy of the files that is put back does not know the later ones, though nobody says that it is one.
 */
export async function openTimeLine(db: Database, onRestored?: () => void): Promise<void> {
  await continueTimeLine(db, onRestored);
  await db.query({
    text: `UPDATE time_line SET openings = (gen_random_uuid() || openings)[1:${REMEMBERED}]`,
  });
}

/** Begins a new time line where the database shows that it was restored; that takes longer, the more jobs there are. */
export const continueTimeLine = (db: Database, onRestored?: () => void): Promise<void> =>
  db.transaction(async (tx) => void (await beginWhereMoved(tx, onRestored)));

/**
 * Begins a new time line, for a database that does not show that it was restored; returns its id.
 * @throws BackupError while a service runs on it
 */
export const newTimeLine = (db: Database): Promise<string> =>
  db.transaction(async (tx) => {
    await lockOutServices(tx, "Stop it first. Nothing was changed.");
    return (await beginWhereMoved(tx)) ?? (await beginTimeLine(tx));
  });

/** Rows of another cluster (pg_restore) have transaction ids that mean nothing here: they count as changed now. */
async function beginWhereMoved(tx: Queryable, onRestored = () => {}): Promise<string | undefined> {
  const [line] = await tx.query<{ moved: boolean; rewound: boolean }>({
    text: `SELECT cluster <> cluster_id() AS moved, ${REWOUND} AS rewound FROM time_line FOR UPDATE`,
  });
  if (line?.moved) {
    onRestored();
    await tx.query(NO_TIMEOUT);
    // Rewrites the table and its indexes: an UPDATE of every row takes many times as long.
    await tx.query({
      text: "ALTER TABLE jobs ALTER COLUMN changed_in TYPE xid8 USING pg_current_xact_id()",
    });
    await tx.query({ text: "DELETE FROM deleted_jobs" });
  }
  return line?.moved || line?.rewound ? beginTimeLine(tx) : undefined;
}

/**
 * Gives the database a new time line, whose ids are above all of the one before, unless that one gave out
 * none; returns its id.
 */
export async function beginTimeLine(tx: Queryable): Promise<string> {
  const sequences = await readSequences(tx);
  for (const { name, value } of sequences.some(({ used }) => used) ? sequences : []) {
    const next = value + (LEAP[name] ?? SMALL_LEAP);
    await tx.query({ text: "SELECT setval($1::regclass, $2)", values: [name, next] });
  }
  const [line] = await tx.query<{ id: string }>({
    text: `UPDATE time_line SET id = DEFAULT, cluster = cluster_id(), wal_timeline = DEFAULT
      RETURNING id`,
  });
  if (!line) throw new Error("time_line has no row.");
  return line.id;
}
