import type { Source, VersionKind } from "#contract/history.ts";
import type { Queryable } from "../db/database.ts";
import type { VersionNames } from "../db/reference-entries.ts";
import type { EmployerId } from "../db/employer.ts";
import type { JobDetailsRecord, JobRecord } from "./job-record.ts";
import { type DetailsRow, toRecord } from "./store.ts";

/** Who wrote a version, through what; of no activity, nothing is known. */
export interface OriginRow {
  changeSetId: string | null;
  changeSetText: string | null;
  through: Source | null;
  writer: string | null;
}

/** A version as it is stored. */
export interface StoredVersion extends OriginRow {
  jobId: number;
  number: number;
  kind: VersionKind;
  at: Date;
  content: Record<string, unknown>;
  names: VersionNames;
  descriptionNumber: number;
}

/** A version and its job, without the description. */
export interface VersionRecord extends Omit<StoredVersion, "content"> {
  job: JobDetailsRecord;
}

/** The columns of an `OriginRow`. */
export const ORIGIN = `change_set_id AS "changeSetId", change_set_text AS "changeSetText", through, writer`;

/** The columns of a `StoredVersion`, of `WITH_ORIGIN`. */
export const VERSION = `versions.job_id AS "jobId", number, kind, at, content, names,
  description_number AS "descriptionNumber", ${ORIGIN}`;

/** Each mention of a table has the employer of its own, `$1`. */
export const WITH_ORIGIN = `job_versions AS versions LEFT JOIN activities
  ON activities.employer_id = $1 AND activities.id = versions.activity_id`;

/** The version that a row holds. */
export function toVersion({ content, ...row }: StoredVersion): VersionRecord {
  const columns = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name.replace(/_./g, (match) => match.charAt(1).toUpperCase()),
      value,
    ]),
  ) as unknown as DetailsRow;
  return { ...row, job: { ...toRecord(columns), id: row.jobId, version: row.number } };
}

/** One version of a job, whole, and the one before it; `null` where it is not kept. */
export async function findVersion(
  db: Queryable,
  employerId: EmployerId,
  id: number,
  number: number,
): Promise<{ version: VersionRecord; job: JobRecord; before: VersionRecord | undefined } | null> {
  const [found, before] = await db.query<StoredVersion>({
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
