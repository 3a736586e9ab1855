import { sql } from "kysely";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import type { EmployerId } from "../db/employer.ts";
import { type Cursor, cursorInvalid } from "./change-cursor.ts";
import type { JobRecord } from "./job-record.ts";
import { findJobsBefore } from "./store.ts";

export interface ChangePage {
  changes: { id: number; job: JobRecord | null }[];
  cursor: Cursor;
  more: boolean;
}

/** Bytes of descriptions on a page, unless it has a single job. */
const MAX_BYTES = 1024 * 1024;

interface Entry {
  at: string;
  id: number;
  deleted: boolean;
  bytes: number;
}

/**
 * The next changes of an employer's jobs, in the order of their transactions: each job as it is now, or
 * `null` for one that is gone. Without a cursor, every job from the first change on. A transaction that is
 * older than one still running is left for a later page. `expectAnswer` is called with the bytes of the
 * descriptions before they are read.
 * @throws 400 for a cursor of another database
 */
export async function readChanges(
  db: Queryable,
  employerId: EmployerId,
  since: Cursor | null,
  limit: number,
  expectAnswer: (bytes: number) => void = () => {},
): Promise<ChangePage> {
  const { feed, horizon, known } = await readFeed(db, since);
  if (since && !known) throw cursorInvalid();
  const from = since ?? {
    at: "0",
    id: 0,
    deletedBefore: await lastDeletion(db, employerId, horizon),
  };
  const entries = await entriesAfter(db, employerId, from, horizon, limit + 1);
  const page = firstOf(entries, limit);
  expectAnswer(page.reduce((sum, { bytes }) => sum + bytes, 0));
  const ids = page.flatMap(({ id, deleted }) => (deleted ? [] : [id]));
  const jobs = await findJobsBefore(db, employerId, ids, horizon);
  const last = page.at(-1) ?? from;
  return {
    // A job that a later transaction has changed or deleted is left for that one's page.
    changes: page.flatMap(({ id, deleted }) => {
      const job = deleted ? null : jobs.get(id);
      return job === undefined ? [] : [{ id, job }];
    }),
    cursor: { feed, at: last.at, id: last.id, deletedBefore: from.deletedBefore },
    more: page.length < entries.length,
  };
}

/**
 * The feed that this database is now, the oldest transaction that still runs, and whether the cursor is of
 * this database and its time line.
 */
async function readFeed(db: Queryable, since: Cursor | null) {
  const [row] = await db.query<{ feed: string; horizon: string; known: boolean }>({
    name: "change_feed",
    text: `SELECT concat_ws('/', openings[1], id) AS feed,
        pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
        EXISTS (SELECT FROM unnest(openings) AS opened WHERE concat_ws('/', opened, id) = $1)
          AND $2::xid8 < pg_snapshot_xmax(pg_current_snapshot()) AS known
      FROM time_line`,
    values: [since?.feed ?? "", since?.at ?? "0"],
  });
  if (!row) throw new Error("time_line has no row.");
  return row;
}

/** The transaction of the employer's last deletion. */
async function lastDeletion(
  db: Queryable,
  employerId: EmployerId,
  horizon: string,
): Promise<string> {
  const query = build
    .selectFrom("deletedJobs")
    .select("deletedIn")
    .where("employerId", "=", employerId)
    .where(sql<boolean>`deleted_in < ${horizon}::xid8`)
    .orderBy("deletedIn", "desc")
    .limit(1);
  const [last] = await run(db, query, "last_deletion");
  return last?.deletedIn ?? "0";
}

/** Changes and deletions in one order, each walked along its index. */
function entriesAfter(
  db: Queryable,
  employerId: EmployerId,
  { at, id, deletedBefore }: Omit<Cursor, "feed">,
  horizon: string,
  limit: number,
): Promise<Entry[]> {
  return db.query({
    name: "changes_after",
    text: `SELECT * FROM (
        (SELECT changed_in AS at, id, false AS deleted, octet_length(description) AS bytes
        FROM jobs WHERE employer_id = $1 AND changed_in < $2::xid8
          AND (changed_in, id) > ($3::xid8, $4::int)
        ORDER BY changed_in, id LIMIT $6)
      UNION ALL
        (SELECT deleted_in, id, true, 0
        FROM deleted_jobs WHERE employer_id = $1 AND deleted_in < $2::xid8
          AND (deleted_in, id) > ($3::xid8, $4::int) AND deleted_in > $5::xid8
        ORDER BY deleted_in, id LIMIT $6)
      ) AS entries ORDER BY at, id LIMIT $6`,
    values: [employerId, horizon, at, id, deletedBefore, limit],
  });
}

/** As many as a page may have. */
function firstOf(entries: Entry[], limit: number): Entry[] {
  let sum = 0;
  const tooFar = entries.findIndex(({ bytes }, index) => {
    sum += bytes;
    return index >= limit || (index > 0 && sum > MAX_BYTES);
  });
  return tooFar === -1 ? entries : entries.slice(0, tooFar);
}

/** Deletions are kept a little longer than cursors: a transaction may have begun a while before it commits. */
const KEPT = sql<Date>`now() - ${`${LIMITS.cursorDays + 2} days`}::interval`;

/** Forgets the deletions that no cursor is old enough for. */
export async function forgetOldDeletions(db: Queryable): Promise<void> {
  await run(db, build.deleteFrom("deletedJobs").where("deletedAt", "<", KEPT));
}
