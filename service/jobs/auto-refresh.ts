import { sql } from "kysely";
import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { ownOrigin, withOrigin } from "../db/write-origin.ts";

/** Jobs that one statement moves: some hundred milliseconds, however many are due. */
const BATCH = 5000;

/**
 * Moves the publish date of every active, auto-refreshing job of an employer on the unlimited plan to
 * `today`, once seven days have passed (§2.1). Idempotent; concurrent runs share the work. Returns the
 * number of jobs that it moved.
 */
export async function refreshPublishDates(
  db: Queryable,
  today: string,
  batch = BATCH,
): Promise<number> {
  const due = build
    .selectFrom("jobs")
    .innerJoin("employers", "employers.id", "jobs.employerId")
    .select(["jobs.employerId", "jobs.id"])
    .where("employers.plan", "=", "unlimited")
    .where("jobs.autoRefresh", "is", true)
    .where("jobs.status", "=", "active")
    .where("jobs.publishDate", "<=", addDays(today, -LIMITS.autoRefreshDays))
    .limit(batch)
    .forUpdate("jobs")
    .skipLocked();
  const move = build
    .with("due", () => due)
    .updateTable("jobs")
    .from("due")
    .set({ publishDate: today, version: sql`version + 1` })
    .whereRef("jobs.employerId", "=", "due.employerId")
    .whereRef("jobs.id", "=", "due.id")
    .returning(withOrigin(ownOrigin("autoRefresh")));
  let moved = 0;
  for (let last = batch; last === batch; moved += last) last = (await run(db, move)).length;
  return moved;
}
