import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";

/** Jobs that one statement moves: some hundred milliseconds, however many are due. */
const BATCH = 5000;

/**
 * Moves the publish date of every active, auto-refreshing job of an employer on the unlimited plan to
 * `today`, once seven days have passed (§2.1). Running it twice changes nothing more, and at once with
 * others shares the work. Answers how many jobs it moved.
 */
export async function refreshPublishDates(
  db: Queryable,
  today: string,
  batch = BATCH,
): Promise<number> {
  let moved = 0;
  for (let last = batch; last === batch; moved += last) {
    const rows = await db.query({
      text: `WITH due AS (
          SELECT jobs.employer_id, jobs.id FROM jobs
          JOIN employers ON employers.id = jobs.employer_id AND employers.plan = 'unlimited'
          WHERE jobs.auto_refresh AND jobs.status = 'active' AND jobs.publish_date <= $2
          LIMIT $3 FOR UPDATE OF jobs SKIP LOCKED
        )
        UPDATE jobs SET publish_date = $1, version = version + 1
        FROM due WHERE jobs.employer_id = due.employer_id AND jobs.id = due.id
        RETURNING jobs.id`,
      values: [today, addDays(today, -LIMITS.autoRefreshDays), batch],
    });
    last = rows.length;
  }
  return moved;
}
