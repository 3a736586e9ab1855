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

/** The written columns, by the property that each holds. */
const WRITTEN = {
  referenceId: "reference_id",
  title: "title",
  status: "status",
  publishDate: "publish_date",
  closeDate: "close_date",
  closeDateDefaulted: "close_date_defaulted",
  confidential: "confidential",
  autoRefresh: "auto_refresh",
  locations: "locations",
  categoryIds: "category_ids",
  positionTypeId: "position_type_id",
  salaryAmount: "salary_amount",
  salaryMaxAmount: "salary_max_amount",
  salaryPeriodId: "salary_period_id",
  salaryPlusCommission: "salary_plus_commission",
  description: "description",
  applicantRoutingTypeId: "applicant_routing_type_id",
  applicationEmail: "application_email",
  applicationUrl: "application_url",
} satisfies Record<Exclude<keyof JobRow, "id" | "version">, string>;

type Written = keyof typeof WRITTEN;

const PROPERTIES = Object.keys(WRITTEN) as Written[];

const COLUMNS = `id, version, ${PROPERTIES.map((name) => `${WRITTEN[name]} AS "${name}"`).join(", ")}`;

/** The values of a job, in the order of `PROPERTIES`. */
function valuesOf(job: JobContent): unknown[] {
  const { salary } = job;
  const row: Record<Written, unknown> = {
    ...job,
    locations: JSON.stringify(job.locations),
    salaryAmount: salary?.amount ?? null,
    salaryMaxAmount: salary?.maxAmount ?? null,
    salaryPeriodId: salary?.periodId ?? null,
    salaryPlusCommission: salary?.plusCommission ?? false,
  };
  return PROPERTIES.map((name) => row[name]);
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
    const numbers = PROPERTIES.map((_name, index) => `$${row * PROPERTIES.length + index + 2}`);
    return `($1, ${numbers.join(", ")})`;
  });
  const columns = Object.values(WRITTEN).join(", ");
  return `INSERT INTO jobs (employer_id, ${columns}) VALUES ${tuples.join(", ")}`;
}

const INSERT_ONE = `${insertion(1)} RETURNING ${COLUMNS}`;

/** Adds a job. @throws DuplicateKeyError when another has the reference id */
export async function insertJob(
  db: Queryable,
  employerId: EmployerId,
  job: JobContent,
): Promise<JobRecord> {
  const rows = await db.query<JobRow>({
    name: "insert_job",
    text: INSERT_ONE,
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

const SETS = PROPERTIES.map((name, index) => `${WRITTEN[name]} = $${index + 4}`).join(", ");

const UPDATE = `UPDATE jobs SET version = version + 1, ${SETS}
  WHERE employer_id = $1 AND id = $2 AND version = $3 RETURNING ${COLUMNS}`;

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
  return only(
    await db.query<JobRow>({
      name: "update_job",
      text: UPDATE,
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
