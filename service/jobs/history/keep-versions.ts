import type { Queryable } from "../../db/database.ts";
import { inBatches, type Key } from "../../db/in-batches.ts";

/** Days for which versions are kept that are not current. */
export interface Retention {
  /** Of versions that were public, and those that ended it: since the job was last public. */
  publicDays: number;
  /** Of all others: since another version came. */
  otherDays: number;
}

/** Three years, which employers in Ontario must keep public postings for (ESA), with a leap day. */
export const RETENTION: Retention = { publicDays: 1096, otherDays: 90 };

const lastOf = (id: string) => `SELECT employer_id AS employer, ${id} AS id FROM batch
  ORDER BY employer_id DESC, ${id} DESC LIMIT 1`;

/** Jobs of which there are versions or descriptions. */
const jobsIn = (table: string) => `batch AS MATERIALIZED (
  SELECT DISTINCT employer_id, job_id FROM ${table} WHERE (employer_id, job_id) > ($1, $2)
  ORDER BY employer_id, job_id LIMIT $3)`;

/**
 * SQL of `judged`: of the jobs of `batch`, each version and when its days are over. The last one of a job that is gone
 * stays until all before it are removed: without it, the others would look current.
 */
export const judgedVersions = (
  employer: string,
  publicDays: string,
  otherDays: string,
) => `ended AS (
    SELECT versions.employer_id, job_id, number, kind, at, lead(number) OVER job IS NULL AS is_last,
      kind <> 'deleted' AND content->>'status' = 'active' AS public,
      lag(content->>'status') OVER job AS status_before,
      CASE kind WHEN 'deleted' THEN at ELSE coalesce(lead(at) OVER job, 'infinity') END AS ended
    FROM job_versions AS versions JOIN batch USING (employer_id, job_id)
    WHERE versions.employer_id = ${employer}
    WINDOW job AS (PARTITION BY versions.employer_id, job_id ORDER BY number)
  ), dated AS (
    SELECT *, CASE WHEN public OR status_before = 'active'
      THEN greatest(ended, max(ended) FILTER (WHERE public) OVER job) + make_interval(days => ${publicDays})
      ELSE ended + make_interval(days => ${otherDays}) END AS until
    FROM ended WINDOW job AS (PARTITION BY employer_id, job_id)
  ), judged AS (
    SELECT *, CASE WHEN is_last THEN max(until) OVER (PARTITION BY employer_id, job_id) ELSE until END AS due
    FROM dated
  )`;

/** The versions of a batch that are older than these days, as SQL; `is_public` says by which of them. */
const oldVersions = (publicDays: string, otherDays: string) =>
  `${jobsIn("job_versions")}, ${judgedVersions("versions.employer_id", publicDays, otherDays)}, old AS (
    SELECT employer_id, job_id, number, coalesce(public OR status_before = 'active', false) AS is_public
    FROM judged WHERE due < now()
  )`;

/** These days, or those that were promised to the employer of a version if they are more, as SQL. */
const promised = (days: string, kind: "public" | "other") =>
  `(SELECT greatest(${days}, history_${kind}_days) FROM employers WHERE employers.id = employer_id)`;

/** With `lastOf`: how many there are by each setting. */
const counted = (of: string) => `SELECT last.*, counts.* FROM (${lastOf("job_id")}) AS last,
  (SELECT count(*) FILTER (WHERE is_public)::int AS public,
    count(*) FILTER (WHERE NOT is_public)::int AS other FROM ${of}) AS counts`;

/** How many versions there are by each setting. */
export interface VersionCounts {
  public: number;
  other: number;
}

/** Counts the versions that are older than these days, whatever was promised. */
export async function countOldVersions(
  db: Queryable,
  { publicDays, otherDays }: Retention,
): Promise<VersionCounts> {
  const counts = { public: 0, other: 0 };
  await inBatches<Key & VersionCounts>(
    db,
    `WITH ${oldVersions("$4", "$5")} ${counted("old")}`,
    [publicDays, otherDays],
    (batch) => {
      counts.public += batch.public;
      counts.other += batch.other;
    },
  );
  return counts;
}

/**
 * Removes the versions that are older than these days, or than what was promised to their employer if that is more,
 * in batches, with what only they needed.
 * @param removed is called with how many each batch removed, where it did
 */
export async function removeOldVersions(
  db: Queryable,
  { publicDays, otherDays }: Retention,
  removed: (counts: VersionCounts) => void = () => {},
): Promise<void> {
  await inBatches<Key & VersionCounts>(
    db,
    `WITH ${oldVersions(promised("$4", "public"), promised("$5", "other"))}, removed AS (
        DELETE FROM job_versions AS versions USING old
        WHERE (versions.employer_id, versions.job_id, versions.number)
            = (old.employer_id, old.job_id, old.number)
        RETURNING is_public
      )
      ${counted("removed")}`,
    [publicDays, otherDays],
    removed,
  );
  await removeOrphans(db);
}

/** Removes, in batches, the descriptions and activities that no version has. */
async function removeOrphans(db: Queryable): Promise<void> {
  await inBatches(
    db,
    `WITH ${jobsIn("job_descriptions")}, removed AS (
        DELETE FROM job_descriptions AS descriptions USING batch
        WHERE (descriptions.employer_id, descriptions.job_id) = (batch.employer_id, batch.job_id)
          AND NOT EXISTS (SELECT FROM job_versions AS versions
            WHERE (versions.employer_id, versions.job_id) = (batch.employer_id, batch.job_id)
              AND versions.description_number = descriptions.number)
      )
      ${lastOf("job_id")}`,
  );
  await inBatches(
    db,
    `WITH batch AS MATERIALIZED (
        SELECT employer_id, id FROM activities WHERE (employer_id, id) > ($1, $2)
        ORDER BY employer_id, id LIMIT $3
      ), removed AS (
        DELETE FROM activities USING batch
        WHERE (activities.employer_id, activities.id) = (batch.employer_id, batch.id)
          AND purged_jobs IS NULL AND NOT EXISTS (SELECT FROM job_versions AS versions
            WHERE versions.employer_id = batch.employer_id AND versions.activity_id = batch.id)
      )
      ${lastOf("id")}`,
  );
}
