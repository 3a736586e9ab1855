import { sql } from "kysely";
import type { Database, Queryable } from "../db/database.ts";
import { inBatches } from "../db/in-batches.ts";
import { NO_TIMEOUT } from "../db/no-timeout.ts";
import { build, run } from "../db/query.ts";
import { ownOrigin, withOrigin, WITHOUT_HISTORY } from "../db/write-origin.ts";
import type { EmployerId, Plan } from "../db/employer.ts";

/**
 * Renames an employer. Every response of a job has the name, so that each job gets another version, in batches; one
 * that is not reached before a crash gets it when the command is repeated.
 */
export async function renameEmployer(db: Queryable, id: EmployerId, name: string): Promise<void> {
  await run(db, build.updateTable("employers").set({ name }).where("id", "=", id));
  const text = `WITH batch AS MATERIALIZED (
      SELECT employer_id, id, set_config('jobs.write', $5, true) FROM jobs
      WHERE employer_id = $4 AND (employer_id, id) > ($1, $2) ORDER BY employer_id, id LIMIT $3
    ), renamed AS (
      UPDATE jobs SET version = version + 1 FROM batch
      WHERE (jobs.employer_id, jobs.id) = (batch.employer_id, batch.id) AND NOT EXISTS (
        SELECT FROM job_versions AS versions WHERE (versions.employer_id, versions.job_id, number)
          = (jobs.employer_id, jobs.id, jobs.version) AND names->>'employer' = $6)
    )
    SELECT employer_id AS employer, id FROM batch ORDER BY employer_id DESC, id DESC LIMIT 1`;
  await inBatches(db, text, [id, JSON.stringify(ownOrigin("rename")), name]);
}

/** Changes the plan. Auto-refresh is of the unlimited plan only (§4.2): it ends with it. */
export async function changePlan(db: Database, id: EmployerId, plan: Plan): Promise<void> {
  await db.transaction(async (tx) => {
    await run(tx, build.updateTable("employers").set({ plan }).where("id", "=", id));
    if (plan === "unlimited") return;
    await run(
      tx,
      build
        .updateTable("jobs")
        .set({ autoRefresh: false, version: sql`version + 1` })
        .where("employerId", "=", id)
        .where("autoRefresh", "=", true)
        .returning(withOrigin(ownOrigin("plan"))),
    );
  });
}

/** What belongs to an employer. Deleted jobs are recorded, and counted: those records come after them. */
const OWNED = [
  "settings",
  "idempotencyKeys",
  "places",
  "jobs",
  "jobVersions",
  "jobDescriptions",
  "activities",
  "deletedJobs",
  "jobCounts",
  "apiKeys",
] as const;

/** Removes an employer with all that belongs to it. */
export async function removeEmployer(db: Database, id: EmployerId): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(NO_TIMEOUT);
    await tx.query(WITHOUT_HISTORY);
    // Else a request under way could add something in between.
    await run(tx, build.selectFrom("employers").select("id").where("id", "=", id).forUpdate());
    for (const table of OWNED) await run(tx, build.deleteFrom(table).where("employerId", "=", id));
    await run(tx, build.deleteFrom("employers").where("id", "=", id));
  });
}

/** How many postings and keys an employer has. */
export async function countOwned(db: Queryable, id: EmployerId) {
  const count = async (table: "jobs" | "apiKeys") => {
    const all = build.selectFrom(table).select(sql<number>`count(*)::int`.as("rows"));
    const [counted] = await run(db, all.where("employerId", "=", id));
    return counted?.rows ?? 0;
  };
  return { jobs: await count("jobs"), keys: await count("apiKeys") };
}
