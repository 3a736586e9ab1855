import { TEST_MARKER } from "#contract/test-marker.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { NO_TIMEOUT } from "../../db/no-timeout.ts";
import { WITHOUT_HISTORY } from "../../db/write-origin.ts";
import type { EmployerId } from "../../db/employer.ts";

/** What a purge removes. */
export interface Purged {
  /** Live postings; none where only history goes. */
  jobs: number;
  versions: number;
  /** Of the versions, those that applicants saw. */
  public: number;
}

/** The jobs of an employer, deleted ones too, of which a version has the marker of a test. */
export async function findTestJobs(db: Queryable, employerId: EmployerId): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: `SELECT DISTINCT id FROM (
        SELECT id, title, reference_id FROM jobs WHERE employer_id = $1
        UNION ALL SELECT job_id, content->>'title', content->>'reference_id'
        FROM job_versions AS versions WHERE versions.employer_id = $1
      ) AS named WHERE title ~ $2 OR reference_id ~ $2 ORDER BY id`,
    values: [employerId, TEST_MARKER.source],
  });
  return rows.map(({ id }) => id);
}

/** What is there of some jobs. */
export async function countPurged(
  db: Queryable,
  employerId: EmployerId,
  ids: number[],
): Promise<Purged> {
  const [counts] = await db.query<Purged>({
    text: `SELECT (SELECT count(*)::int FROM jobs WHERE employer_id = $1 AND id = ANY($2)) AS jobs,
        count(*)::int AS versions,
        (count(*) FILTER (WHERE kind <> 'deleted' AND content->>'status' = 'active'))::int AS public
      FROM job_versions AS versions WHERE versions.employer_id = $1 AND job_id = ANY($2)`,
    values: [employerId, ids],
  });
  return counts ?? { jobs: 0, versions: 0, public: 0 };
}

/** Removes jobs with their history. The feed of changes tells its readers that they are gone. */
export function purgeJobs(db: Database, employerId: EmployerId, ids: number[]): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(NO_TIMEOUT);
    await tx.query(WITHOUT_HISTORY);
    await tx.query({
      text: "DELETE FROM jobs WHERE employer_id = $1 AND id = ANY($2)",
      values: [employerId, ids],
    });
    await removeHistory(tx, employerId, ids);
    await addActivity(tx, employerId, ids);
  });
}

/** Removes the history of a job. One that exists begins another history with what it is now. */
export function purgeHistory(db: Database, employerId: EmployerId, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(NO_TIMEOUT);
    // No write comes in between.
    await tx.query({
      text: "SELECT FROM jobs WHERE employer_id = $1 AND id = $2 FOR UPDATE",
      values: [employerId, id],
    });
    await removeHistory(tx, employerId, [id]);
    const activity = await addActivity(tx, employerId, [id]);
    await tx.query({
      text: `INSERT INTO job_versions
          (employer_id, job_id, number, kind, activity_id, content, description_number)
        SELECT $1, id, version, 'kept', $3, job_content(to_jsonb(jobs)), version FROM jobs
        WHERE employer_id = $1 AND id = $2`,
      values: [employerId, id, activity],
    });
  });
}

/** Removes all that is kept of earlier versions, also answers to repeated requests, which hold jobs as they were. */
async function removeHistory(tx: Queryable, employerId: EmployerId, ids: number[]): Promise<void> {
  for (const table of ["job_versions", "job_descriptions", "idempotency_keys"])
    await tx.query({
      text: `DELETE FROM ${table} WHERE employer_id = $1 AND job_id = ANY($2)`,
      values: [employerId, ids],
    });
  // The words of a change set may name what it was about.
  await tx.query({
    text: `DELETE FROM activities WHERE employer_id = $1 AND purged_jobs IS NULL AND NOT EXISTS (
      SELECT FROM job_versions AS versions
      WHERE versions.employer_id = $1 AND versions.activity_id = activities.id)`,
    values: [employerId],
  });
}

async function addActivity(tx: Queryable, employerId: EmployerId, ids: number[]): Promise<number> {
  const [added] = await tx.query<{ id: number }>({
    text: `INSERT INTO activities
        (employer_id, change_set_id, change_set_text, hour, through, writer, purged_jobs)
      VALUES ($1, '', '', clock_timestamp(), 'purge', '', $2) RETURNING id`,
    values: [employerId, ids],
  });
  if (!added) throw new Error("The database did not return the id of the activity.");
  return added.id;
}
