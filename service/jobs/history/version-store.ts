import type { Source, VersionKind } from "#contract/history.ts";
import type { Queryable } from "../../db/database.ts";
import type { VersionNames } from "../../db/reference-entries.ts";
import type { EmployerId } from "../../employers/employer.ts";
import type { JobDetailsRecord, JobRecord } from "../job-record.ts";
import { type DetailsRow, toRecord } from "../store.ts";
import { judgedVersions, type Retention } from "./keep-versions.ts";

/** Who wrote a version, through what; of no activity, nothing is known. */
export interface OriginRow {
  changeSetId: string | null;
  changeSetText: string | null;
  through: Source | null;
  writer: string | null;
}

interface VersionRow extends OriginRow {
  jobId: number;
  number: number;
  kind: VersionKind;
  at: Date;
  content: Record<string, unknown>;
  names: VersionNames;
  descriptionNumber: number;
}

export interface VersionRecord extends Omit<VersionRow, "content"> {
  job: JobDetailsRecord;
}

/** One page of a list, and how many there are in all. */
export interface PageOf<T> {
  total: number;
  rows: T[];
}

interface PageQuery {
  page: number;
  pageSize: number;
}

export const ORIGIN = `change_set_id AS "changeSetId", change_set_text AS "changeSetText", through, writer`;

const VERSION = `versions.job_id AS "jobId", number, kind, at, content, names,
  description_number AS "descriptionNumber", ${ORIGIN}`;

/** Each mention of a table has the employer of its own, `$1`. */
const WITH_ORIGIN = `job_versions AS versions LEFT JOIN activities
  ON activities.employer_id = $1 AND activities.id = versions.activity_id`;

function toVersion({ content, ...row }: VersionRow): VersionRecord {
  const columns = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name.replace(/_./g, (match) => match.charAt(1).toUpperCase()),
      value,
    ]),
  ) as unknown as DetailsRow;
  return { ...row, job: { ...toRecord(columns), id: row.jobId, version: row.number } };
}

export const offsetOf = ({ page, pageSize }: PageQuery) => (page - 1) * pageSize;

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
  const found = await db.query<VersionRow>({
    name: "job_versions",
    text: `SELECT ${VERSION} FROM ${WITH_ORIGIN}
      WHERE versions.employer_id = $1 AND job_id = $2 ORDER BY number DESC LIMIT $3 OFFSET $4`,
    values: [employerId, id, query.pageSize + 1, offsetOf(query)],
  });
  const versions = found.map(toVersion);
  const rows = versions.slice(0, query.pageSize);
  return { total, rows: rows.map((version, index) => [version, versions[index + 1]]) };
}

/** One version of a job, whole, and the one before it; `null` where it is not kept. */
export async function findVersion(
  db: Queryable,
  employerId: EmployerId,
  id: number,
  number: number,
): Promise<{ version: VersionRecord; job: JobRecord; before: VersionRecord | undefined } | null> {
  const [found, before] = await db.query<VersionRow>({
    name: "job_version",
    text: `SELECT ${VERSION} FROM ${WITH_ORIGIN}
      WHERE versions.employer_id = $1 AND job_id = $2 AND number <= $3
      ORDER BY number DESC LIMIT 2`,
    values: [employerId, id, number],
  });
  if (found?.number !== number) return null;
  const version = toVersion(found);
  const description = await findDescription(db, employerId, version);
  return { version, job: { ...version.job, description }, before: before && toVersion(before) };
}

/** A description that no job has any longer is kept once; a current one is the job's. */
async function findDescription(
  db: Queryable,
  employerId: EmployerId,
  { jobId, descriptionNumber }: VersionRecord,
): Promise<string> {
  const [row] = await db.query<{ description: string }>({
    name: "job_description",
    text: `SELECT description FROM job_descriptions
        WHERE employer_id = $1 AND job_id = $2 AND number = $3
      UNION ALL SELECT description FROM jobs WHERE employer_id = $1 AND id = $2 LIMIT 1`,
    values: [employerId, jobId, descriptionNumber],
  });
  return row?.description ?? "";
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
  const found = await db.query<VersionRow>({
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

/**
 * A deleted job as it was last, with the version that its deletion made; `exists` where its last version is
 * another one, `null` where no version is kept.
 */
export async function findDeletedJob(
  db: Queryable,
  employerId: EmployerId,
  id: number,
): Promise<JobRecord | "exists" | null> {
  const [last] = await db.query<{ number: number; kind: VersionKind }>({
    name: "last_version",
    text: `SELECT number, kind FROM job_versions WHERE employer_id = $1 AND job_id = $2
      ORDER BY number DESC LIMIT 1`,
    values: [employerId, id],
  });
  if (!last) return null;
  if (last.kind !== "deleted") return "exists";
  return (await findVersion(db, employerId, id, last.number))?.job ?? null;
}
