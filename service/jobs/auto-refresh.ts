import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Queryable } from "../db/database.ts";

/**
 * Moves the publish date of every active, auto-refreshing job of an employer on the unlimited plan to
 * `today`, once seven days have passed (§2.1). Running it twice changes nothing more. Answers how many
 * jobs it moved.
 */
export async function refreshPublishDates(db: Queryable, today: string): Promise<number> {
  const rows = await db.query({
    text: `UPDATE jobs SET publish_date = $1, version = version + 1
      FROM employers
      WHERE employers.id = jobs.employer_id AND employers.plan = 'unlimited'
        AND jobs.auto_refresh AND jobs.status = 'active' AND jobs.publish_date <= $2
      RETURNING jobs.id`,
    values: [today, addDays(today, -LIMITS.autoRefreshDays)],
  });
  return rows.length;
}
