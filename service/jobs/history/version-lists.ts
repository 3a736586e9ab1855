import type { Queryable } from "../../db/database.ts";
import type { EmployerId } from "../../db/employer.ts";
import {
  toVersion,
  VERSION,
  type VersionRecord,
  type StoredVersion,
  WITH_ORIGIN,
} from "../version-store.ts";
import { judgedVersions, type Retention } from "./keep-versions.ts";

/** One page of a list, and how many there are in all. */
export interface PageOf<T> {
  total: number;
  rows: T[];
}

interface PageQuery {
  page: number;
  pageSize: number;
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: PageQuery) => (page - 1) * pageSize;

/** How many rows there are in `text`, the FROM of a statement called `name`. */
export async function countOf(db: Queryable, name: string, text: string, values: unknown[]) {
  const query = { name, text: `SELECT count(*)::int AS total FROM ${text}`, values };
  const [row] = await db.query<{ total: number }>(query);
  return row?.total ?? 0;
}

/** A page of a job's versions, newest first, each with the one before it. */
export async function listVersions(
  db: Queryable,
  employerId: EmployerId,
  id: number,
  query: PageQuery,
): Promise<PageOf<[version: VersionRecord, before: VersionRecord | undefined]>> {
  const total = await countOf(
    db,
    "count_versions",
    "job_versions WHERE employer_id = $1 AND job_id = $2",
    [employerId, id],
  );
  const found = await db.query<StoredVersion>({
    name: "job_versions",
    text: `SELECT ${VERSION} FROM ${WITH_ORIGIN}
      WHERE versions.employer_id = $1 AND job_id = $2 ORDER BY number DESC LIMIT $3 OFFSET $4`,
    values: [employerId, id, query.pageSize + 1, offsetOf(query)],
  });
  const versions = found.map(toVersion);
  const rows = versions.slice(0, query.pageSize);
  return { total, rows: rows.map((version, index) => [version, versions[index + 1]]) };
}

/** Deletions after which nothing came. */
const DELETED = `versions.employer_id = $1 AND kind = 'deleted' AND NOT EXISTS (
  SELECT FROM job_versions AS later
  WHERE later.employer_id = $1 AND later.job_id = versions.job_id AND later.number > versions.number)`;

/** A page of the jobs that were deleted and can be restored, newest first, each with until when. */
export async function listDeleted(
  db: Queryable,
  employerId: EmployerId,
  query: PageQuery,
  { publicDays, otherDays }: Retention,
): Promise<PageOf<[version: VersionRecord, until: Date]>> {
  const total = await countOf(db, "count_deleted", `job_versions AS versions WHERE ${DELETED}`, [
    employerId,
  ]);
  const found = await db.query<StoredVersion>({
    name: "deleted_jobs",
    text: `SELECT ${VERSION} FROM ${WITH_ORIGIN} WHERE ${DELETED}
      ORDER BY at DESC, job_id DESC LIMIT $2 OFFSET $3`,
    values: [employerId, query.pageSize, offsetOf(query)],
  });
  const rows = found.map(toVersion);
  const ends = await db.query<{ jobId: number; due: Date }>({
    name: "restorable_until",
    text: `WITH batch AS (SELECT $1::int AS employer_id, unnest($2::int[]) AS job_id),
        ${judgedVersions("$1", "$3", "$4")}
      SELECT job_id AS "jobId", due FROM judged WHERE is_last`,
    values: [employerId, rows.map(({ jobId }) => jobId), publicDays, otherDays],
  });
  const until = new Map(ends.map(({ jobId, due }) => [jobId, due]));
  return { total, rows: rows.map((row) => [row, until.get(row.jobId) ?? row.at]) };
}
