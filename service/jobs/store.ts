import { type Insertable, type Selectable, sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import { JOB_COLUMNS, type Schema } from "../db/schema.ts";
import { type WriteOrigin, withOrigin } from "../db/write-origin.ts";
import type { EmployerId } from "../db/employer.ts";
import type { JobContent, JobRecord } from "./job-record.ts";

type Row = Pick<Selectable<Schema["jobs"]>, (typeof JOB_COLUMNS)[number]>;

export type DetailsRow = Omit<Row, "description">;

/** What is written of a job: a column without a value does not compile. */
type WrittenRow = Required<
  Omit<Insertable<Schema["jobs"]>, "employerId" | "id" | "version" | "changedIn">
>;

function toRow({ salary, locations, ...job }: JobContent): WrittenRow {
  return {
    ...job,
    locations: JSON.stringify(locations),
    salaryAmount: salary?.amount ?? null,
    salaryMaxAmount: salary?.maxAmount ?? null,
    salaryPeriodId: salary?.periodId ?? null,
    salaryPlusCommission: salary?.plusCommission ?? false,
  };
}

/** The job that a row holds, with a description or without. */
export function toRecord<R extends DetailsRow>(row: R) {
  const { salaryAmount, salaryMaxAmount, salaryPeriodId, salaryPlusCommission, ...job } = row;
  const salary =
    salaryAmount === null || salaryPeriodId === null
      ? null
      : {
          // At most 14 digits (LIMITS.salaryAmount), which a number carries exactly.
          amount: Number(salaryAmount),
          maxAmount: salaryMaxAmount === null ? null : Number(salaryMaxAmount),
          periodId: salaryPeriodId,
          plusCommission: salaryPlusCommission,
        };
  return { ...job, salary };
}

/** The first row, without the origin that a statement which writes returns. */
function only([first]: (Row & { origin?: string })[]): JobRecord | null {
  if (!first) return null;
  const { origin: _origin, ...row } = first;
  return toRecord(row);
}

const jobsOf = (employerId: EmployerId) =>
  build.selectFrom("jobs").select(JOB_COLUMNS).where("employerId", "=", employerId);

/** One job by its id. */
export async function findJob(
  db: Queryable,
  employerId: EmployerId,
  id: number,
): Promise<JobRecord | null> {
  return only(await run(db, jobsOf(employerId).where("id", "=", id), "job_by_id"));
}

/** Those of these jobs that no transaction from `horizon` on has changed or deleted, by id. */
export async function findJobsBefore(
  db: Queryable,
  employerId: EmployerId,
  ids: number[],
  horizon: string,
): Promise<Map<number, JobRecord>> {
  if (ids.length === 0) return new Map();
  const query = jobsOf(employerId)
    .where(sql<boolean>`id = ANY(${ids})`)
    .where(sql<boolean>`changed_in < ${horizon}::xid8`);
  const rows = await run(db, query, "jobs_before");
  return new Map(rows.map((row) => [row.id, toRecord(row)]));
}

/** One job by the employer's own id. */
export async function findJobByReferenceId(
  db: Queryable,
  employerId: EmployerId,
  referenceId: string,
): Promise<JobRecord | null> {
  const query = jobsOf(employerId).where("referenceId", "=", referenceId);
  return only(await run(db, query, "job_by_reference_id"));
}

const insertion = (employerId: EmployerId, jobs: JobContent[]) =>
  build.insertInto("jobs").values(jobs.map((job) => ({ employerId, ...toRow(job) })));

/** Adds a job. @throws DuplicateKeyError when another has the reference id */
export async function insertJob(
  db: Queryable,
  employerId: EmployerId,
  job: JobContent,
  origin: WriteOrigin,
): Promise<JobRecord> {
  const query = insertion(employerId, [job]).returning([...JOB_COLUMNS, withOrigin(origin)]);
  const record = only(await run(db, query, "insert_job"));
  if (!record) throw new Error("The database did not return the new job.");
  return record;
}

/**
 * Adds a deleted job again, under its id, as the version after its deletion; `null` when it exists.
 * @throws DuplicateKeyError when another has the reference id
 */
export async function insertDeletedJob(
  db: Queryable,
  employerId: EmployerId,
  { id, version }: JobVersion,
  job: JobContent,
  origin: WriteOrigin,
): Promise<JobRecord | null> {
  const query = build
    .insertInto("jobs")
    .values({ employerId, id, version: version + 1, ...toRow(job) })
    // A statement that fails would end the transaction of a named write.
    .onConflict((conflict) => conflict.columns(["employerId", "id"]).doNothing())
    .returning([...JOB_COLUMNS, withOrigin(origin)]);
  // Not under a name: older versions have other columns, or in another order.
  return only(await run(db, query));
}

/** Adds many jobs at once, at most 3,000. @throws DuplicateKeyError, and none is added */
export async function insertJobs(
  db: Queryable,
  employerId: EmployerId,
  jobs: JobContent[],
  origin: WriteOrigin,
): Promise<void> {
  await run(db, insertion(employerId, jobs).returning(withOrigin(origin)));
}

interface JobVersion {
  id: number;
  version: number;
}

/**
 * Writes a job over its version `version` and returns it; `null` when the version has changed or the job
 * is gone.
 * @throws DuplicateKeyError when another has the reference id
 */
export async function updateJob(
  db: Queryable,
  employerId: EmployerId,
  { id, version }: JobVersion,
  job: JobContent,
  origin: WriteOrigin,
): Promise<JobRecord | null> {
  const query = build
    .updateTable("jobs")
    .set({ ...toRow(job), version: sql`version + 1` })
    .where("employerId", "=", employerId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning([...JOB_COLUMNS, withOrigin(origin)]);
  return only(await run(db, query, "update_job"));
}

/** Removes a job at that version; false when the version has changed or the job is gone. */
export async function deleteJob(
  db: Queryable,
  employerId: EmployerId,
  { id, version }: JobVersion,
  origin: WriteOrigin,
): Promise<boolean> {
  const query = build
    .deleteFrom("jobs")
    .where("employerId", "=", employerId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(["id", withOrigin(origin)]);
  return (await run(db, query, "delete_job")).length > 0;
}
