import type { Activity, ActivityVersion } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import type { ActivityQuery } from "#contract/list-queries.ts";
import type { Queryable } from "../../db/database.ts";
import type { EmployerId } from "../../db/employer.ts";
import { ORIGIN, type OriginRow } from "../version-store.ts";
import { countOf, offsetOf, type PageOf } from "./version-lists.ts";

export interface StoredActivity
  extends OriginRow, Pick<Activity, "id" | "counts" | "jobs" | "undone"> {
  first: Date;
  last: Date;
}

type ActivityVersionRow = Omit<ActivityVersion, "etag">;

/** The name of the key of an activity. */
const writerOf = (id: string) =>
  `(SELECT writer FROM activities AS its WHERE its.employer_id = $1 AND its.id = ${id})`;

/**
 * Whether two rows of `activities` are of one: of a change set, whichever keys wrote it; else of what was written
 * within an hour by one name through one thing. A write that had to wait for another has a row of its own.
 */
const isOneWith = (one: string, other: string) => {
  const isSet = `${one}.change_set_id <> ''`;
  const hour = `date_trunc('hour', ${one}.hour, 'UTC')`;
  // The limits are without OR, so that the index finds the rows by them.
  return `${other}.employer_id = $1 AND ${other}.change_set_id = ${one}.change_set_id
    AND ${other}.hour >= CASE WHEN ${isSet} THEN '-infinity' ELSE ${hour} END
    AND ${other}.hour < CASE WHEN ${isSet} THEN 'infinity' ELSE ${hour} + interval '1 hour' END
    AND (${isSet} OR ${other}.through = ${one}.through AND ${other}.writer = ${one}.writer)
    AND ${one}.purged_jobs IS NULL AND ${other}.purged_jobs IS NULL`;
};

/** The first row of an hour, unless one that had to wait came before: then there are two activities. */
const IS_WHOLE_HOUR = "one.change_set_id = '' AND one.hour = date_trunc('hour', one.hour, 'UTC')";

/**
 * Activities, of the first row of each, with what their versions say of them; one without versions removed history,
 * or is about to be removed.
 */
const summaryOf = (chosen: string) => `SELECT chosen.id, ${ORIGIN},
    coalesce(summary.first, chosen.hour) AS first, coalesce(summary.last, chosen.hour) AS last,
    summary.counts, jsonb_build_object('total', coalesce(cardinality(purged_jobs), total),
      'ids', coalesce(purged_jobs[1:${LIMITS.activityJobs}], ids)) AS jobs, undone
  FROM (${chosen}) AS chosen, LATERAL (
    SELECT array_append(ARRAY(SELECT part.id FROM activities AS part
      WHERE ${isOneWith("chosen", "part")} AND part.id > chosen.id), chosen.id) AS rows
  ) AS parts, LATERAL (
    SELECT min(at) AS first, max(at) AS last, count(DISTINCT job_id) AS total, jsonb_build_object(
      'created', count(*) FILTER (WHERE kind = 'created'),
      'changed', count(*) FILTER (WHERE kind = 'changed'),
      'deleted', count(*) FILTER (WHERE kind = 'deleted'),
      'restored', count(*) FILTER (WHERE kind = 'restored')) AS counts
    FROM job_versions WHERE employer_id = $1 AND activity_id = ANY(parts.rows)
  ) AS summary, LATERAL (
    SELECT ARRAY(SELECT DISTINCT job_id FROM job_versions
      WHERE employer_id = $1 AND activity_id = ANY(parts.rows)
      ORDER BY job_id LIMIT ${LIMITS.activityJobs}) AS ids
  ) AS named, LATERAL (
    SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object('jobs', count(*),
      'by', nullif((array_agg(writer ORDER BY at DESC))[1], ''),
      'activity', (array_agg(activity_id ORDER BY at DESC))[1]) END AS undone
    FROM (SELECT job_id, max(number) AS number FROM job_versions
      WHERE employer_id = $1 AND activity_id = ANY(parts.rows) GROUP BY job_id) AS made,
    LATERAL (SELECT at, activity_id, writer FROM job_versions AS back
      LEFT JOIN activities AS its ON its.employer_id = $1 AND its.id = back.activity_id
      WHERE back.employer_id = $1 AND back.job_id = made.job_id AND back.undoes = made.number
        AND undone_by($1, back.job_id, back.number) IS NULL
      ORDER BY back.number DESC LIMIT 1) AS back
  ) AS undoing
  WHERE total > 0 OR purged_jobs IS NOT NULL ORDER BY chosen.id DESC`;

/** A page of an employer's activities, the one that began last first; of one change set, where the query says so. */
export async function listActivities(
  db: Queryable,
  employerId: EmployerId,
  query: ActivityQuery,
): Promise<PageOf<StoredActivity>> {
  const all = `activities AS one WHERE employer_id = $1 AND ($2::text IS NULL OR change_set_id = $2)
    AND (${IS_WHOLE_HOUR} OR NOT EXISTS (SELECT FROM activities AS other
      WHERE ${isOneWith("one", "other")} AND other.id < one.id))`;
  const total = await countOf(db, "count_activities", all, [employerId, query.changeSet]);
  const rows = await db.query<StoredActivity>({
    name: "activities",
    text: summaryOf(`SELECT * FROM ${all} ORDER BY id DESC LIMIT $3 OFFSET $4`),
    values: [employerId, query.changeSet, query.pageSize, offsetOf(query)],
  });
  return { total, rows };
}

/** An activity, by the id of any of its rows, and a page of the versions that it made; `null` where there is none. */
export async function findActivity(
  db: Queryable,
  employerId: EmployerId,
  id: number,
  query: { page: number; pageSize: number },
): Promise<{ activity: StoredActivity; versions: PageOf<ActivityVersionRow> } | null> {
  const [activity] = await db.query<StoredActivity>({
    name: "activity",
    text: summaryOf(`SELECT other.* FROM activities AS one JOIN activities AS other
      ON other.employer_id = $1 AND (other.id = one.id OR ${isOneWith("one", "other")})
      WHERE one.employer_id = $1 AND one.id = $2 ORDER BY other.id LIMIT 1`),
    values: [employerId, id],
  });
  if (!activity) return null;
  const made = `job_versions AS versions WHERE versions.employer_id = $1 AND activity_id = ANY(ARRAY(
    SELECT part.id FROM activities AS one JOIN activities AS part
      ON part.employer_id = $1 AND (part.id = one.id OR ${isOneWith("one", "part")})
    WHERE one.employer_id = $1 AND one.id = $2))`;
  const total = await countOf(db, "count_activity_versions", made, [employerId, id]);
  const rows = await db.query<ActivityVersionRow>({
    name: "activity_versions",
    text: `SELECT job_id AS "jobId", content->>'title' AS title, kind, number AS after, (
        SELECT max(number) FROM job_versions AS earlier WHERE earlier.employer_id = $1
          AND earlier.job_id = versions.job_id AND earlier.number < versions.number) AS before,
        nullif(${writerOf("versions.activity_id")}, '') AS by,
        (SELECT jsonb_build_object('version', number, 'by', nullif(${writerOf("activity_id")}, ''))
          FROM job_versions AS back WHERE back.employer_id = $1 AND back.job_id = versions.job_id
            AND back.number = undone_by($1, versions.job_id, versions.number)) AS undone
      FROM ${made} ORDER BY job_id, number LIMIT $3 OFFSET $4`,
    values: [employerId, id, query.pageSize, offsetOf(query)],
  });
  return { activity, versions: { total, rows } };
}
