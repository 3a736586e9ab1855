import type { Activity, VersionKind } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import type { ActivityQuery } from "#contract/list-queries.ts";
import type { Queryable } from "../../db/database.ts";
import type { EmployerId } from "../../employers/employer.ts";
import { type OriginRow, type PageOf, ORIGIN, countOf, offsetOf } from "./version-store.ts";

export interface ActivityRow extends OriginRow, Pick<Activity, "id" | "counts" | "jobs"> {
  first: Date;
  last: Date;
}

interface ActivityVersionRow {
  jobId: number;
  title: string;
  kind: VersionKind;
  before: number | null;
  after: number;
}

/**
 * Activities with what their versions say of them; one without versions removed history, or is about to be removed.
 */
const summaryOf = (chosen: string) => `SELECT chosen.id, ${ORIGIN},
    coalesce(summary.first, chosen.hour) AS first, coalesce(summary.last, chosen.hour) AS last,
    summary.counts, jsonb_build_object('total', coalesce(cardinality(purged_jobs), total),
      'ids', coalesce(purged_jobs[1:${LIMITS.activityJobs}], ids)) AS jobs
  FROM (${chosen}) AS chosen, LATERAL (
    SELECT min(at) AS first, max(at) AS last, count(DISTINCT job_id) AS total, jsonb_build_object(
      'created', count(*) FILTER (WHERE kind = 'created'),
      'changed', count(*) FILTER (WHERE kind = 'changed'),
      'deleted', count(*) FILTER (WHERE kind = 'deleted'),
      'restored', count(*) FILTER (WHERE kind = 'restored')) AS counts
    FROM job_versions WHERE employer_id = $1 AND activity_id = chosen.id
  ) AS summary, LATERAL (
    SELECT ARRAY(SELECT DISTINCT job_id FROM job_versions
      WHERE employer_id = $1 AND activity_id = chosen.id ORDER BY job_id LIMIT ${LIMITS.activityJobs}) AS ids
  ) AS named
  WHERE total > 0 OR purged_jobs IS NOT NULL ORDER BY chosen.id DESC`;

/** A page of an employer's activities, the one that began last first; of one change set, where the query says so. */
export async function listActivities(
  db: Queryable,
  employerId: EmployerId,
  query: ActivityQuery,
): Promise<PageOf<ActivityRow>> {
  const all = "activities WHERE employer_id = $1 AND ($2::text IS NULL OR change_set_id = $2)";
  const total = await countOf(db, "count_activities", all, [employerId, query.changeSet]);
  const rows = await db.query<ActivityRow>({
    name: "activities",
    text: summaryOf(`SELECT * FROM ${all} ORDER BY id DESC LIMIT $3 OFFSET $4`),
    values: [employerId, query.changeSet, query.pageSize, offsetOf(query)],
  });
  return { total, rows };
}

/** An activity, and a page of the versions that it made; `null` where there is none. */
export async function findActivity(
  db: Queryable,
  employerId: EmployerId,
  id: number,
  query: { page: number; pageSize: number },
): Promise<{ activity: ActivityRow; versions: PageOf<ActivityVersionRow> } | null> {
  const [activity] = await db.query<ActivityRow>({
    name: "activity",
    text: summaryOf("SELECT * FROM activities WHERE employer_id = $1 AND id = $2"),
    values: [employerId, id],
  });
  if (!activity) return null;
  const made = "job_versions AS versions WHERE versions.employer_id = $1 AND activity_id = $2";
  const total = await countOf(db, "count_activity_versions", made, [employerId, id]);
  const rows = await db.query<ActivityVersionRow>({
    name: "activity_versions",
    text: `SELECT job_id AS "jobId", content->>'title' AS title, kind, number AS after, (
        SELECT max(number) FROM job_versions AS earlier WHERE earlier.employer_id = $1
          AND earlier.job_id = versions.job_id AND earlier.number < versions.number) AS before
      FROM ${made} ORDER BY job_id, number LIMIT $3 OFFSET $4`,
    values: [employerId, id, query.pageSize, offsetOf(query)],
  });
  return { activity, versions: { total, rows } };
}
