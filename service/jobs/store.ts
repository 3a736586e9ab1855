import type { Queryable } from "../db/database.ts";
import type { JobContent, JobRecord } from "./job-record.ts";
import type { EmployerId } from "../employers/store.ts";

/** One row of `jobs`, the salary still in columns of its own. */
interface JobRow extends Omit<JobRecord, "salary"> {
  salaryAmount: string | null;
  salaryMaxAmount: string | null;
  salaryPeriodId: number | null;
  salaryPlusCommission: boolean;
}

const COLUMNS = `id, version, reference_id AS "referenceId", title, status,
  publish_date AS "publishDate", close_date AS "closeDate",
  close_date_defaulted AS "closeDateDefaulted", confidential, auto_refresh AS "autoRefresh",
  locations, category_ids AS "categoryIds", position_type_id AS "positionTypeId",
  salary_amount AS "salaryAmount", salary_max_amount AS "salaryMaxAmount",
  salary_period_id AS "salaryPeriodId", salary_plus_commission AS "salaryPlusCommission",
  description, applicant_routing_type_id AS "applicantRoutingTypeId",
  application_email AS "applicationEmail", application_url AS "applicationUrl"`;

/** The written columns, in the order of `valuesOf`. */
const WRITTEN = [
  "reference_id",
  "title",
  "status",
  "publish_date",
  "close_date",
  "close_date_defaulted",
  "confidential",
  "auto_refresh",
  "locations",
  "category_ids",
  "position_type_id",
  "salary_amount",
  "salary_max_amount",
  "salary_period_id",
  "salary_plus_commission",
  "description",
  "applicant_routing_type_id",
  "application_email",
  "application_url",
];

function valuesOf(job: JobContent): unknown[] {
  return [
    job.referenceId,
    job.title,
    job.status,
    job.publishDate,
    job.closeDate,
    job.closeDateDefaulted,
    job.confidential,
    job.autoRefresh,
    JSON.stringify(job.locations),
    job.categoryIds,
    job.positionTypeId,
    job.salary?.amount ?? null,
    job.salary?.maxAmount ?? null,
    job.salary?.periodId ?? null,
    job.salary?.plusCommission ?? false,
    job.description,
    job.applicantRoutingTypeId,
    job.applicationEmail,
    job.applicationUrl,
  ];
}

function toRecord(row: JobRow): JobRecord {
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

const only = (rows: JobRow[]): JobRecord | null => (rows[0] ? toRecord(rows[0]) : null);

/** One job by its id. */
export async function findJob(
  db: Queryable,
  employerId: EmployerId,
  id: number,
): Promise<JobRecord | null> {
  return only(
    await db.query<JobRow>({
      name: "job_by_id",
      text: `SELECT ${COLUMNS} FROM jobs WHERE employer_id = $1 AND id = $2`,
      values: [employerId, id],
    }),
  );
}

/** One job by the employer's own id. */
export async function findJobByReferenceId(
  db: Queryable,
  employerId: EmployerId,
  referenceId: string,
): Promise<JobRecord | null> {
  return only(
    await db.query<JobRow>({
      name: "job_by_reference_id",
      text: `SELECT ${COLUMNS} FROM jobs WHERE employer_id = $1 AND reference_id = $2`,
      values: [employerId, referenceId],
    }),
  );
}

/** `INSERT` of `rows` jobs, with a number for every value after the employer's. */
function insertion(rows: number): string {
  const tuples = Array.from({ length: rows }, (_, row) => {
    const numbers = WRITTEN.map((_column, index) => `$${row * WRITTEN.length + index + 2}`);
    return `($1, ${numbers.join(", ")})`;
  });
  return `INSERT INTO jobs (employer_id, ${WRITTEN.join(", ")}) VALUES ${tuples.join(", ")}`;
}

/** Adds a job. @throws DuplicateKeyError when another has the reference id */
export async function insertJob(
  db: Queryable,
  employerId: EmployerId,
  job: JobContent,
): Promise<JobRecord> {
  const rows = await db.query<JobRow>({
    name: "insert_job",
    text: `${insertion(1)} RETURNING ${COLUMNS}`,
    values: [employerId, ...valuesOf(job)],
  });
  const record = only(rows);
  if (!record) throw new Error("The database did not answer the new job.");
  return record;
}

/** Adds many jobs at once, at most 3,000. @throws DuplicateKeyError, and none is added */
export async function insertJobs(
  db: Queryable,
  employerId: EmployerId,
  jobs: JobContent[],
): Promise<void> {
  const values = [employerId, ...jobs.flatMap(valuesOf)];
  await db.query({ text: insertion(jobs.length), values });
}

/**
 * Writes a job over its version `version` and answers it; `null` when it has moved on or is gone.
 * @throws DuplicateKeyError when another has the reference id
 */
export async function updateJob(
  db: Queryable,
  employerId: EmployerId,
  { id, version }: { id: number; version: number },
  job: JobContent,
): Promise<JobRecord | null> {
  const sets = WRITTEN.map((column, index) => `${column} = $${index + 4}`);
  return only(
    await db.query<JobRow>({
      name: "update_job",
      text: `UPDATE jobs SET version = version + 1, ${sets.join(", ")}
        WHERE employer_id = $1 AND id = $2 AND version = $3 RETURNING ${COLUMNS}`,
      values: [employerId, id, version, ...valuesOf(job)],
    }),
  );
}

/** Removes a job if it still has that version; false when it has moved on or is gone. */
export async function deleteJob(
  db: Queryable,
  employerId: EmployerId,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const rows = await db.query({
    name: "delete_job",
    text: "DELETE FROM jobs WHERE employer_id = $1 AND id = $2 AND version = $3 RETURNING id",
    values: [employerId, id, version],
  });
  return rows.length > 0;
}
