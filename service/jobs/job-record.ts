import type { Selectable } from "kysely";
import type { Schema } from "../db/schema.ts";

type JobRow = Selectable<Schema["jobs"]>;

export interface StoredSalary {
  amount: number;
  maxAmount: number | null;
  periodId: number;
  plusCommission: boolean;
}

/** The columns that hold the salary. */
type SalaryColumn = "salaryAmount" | "salaryMaxAmount" | "salaryPeriodId" | "salaryPlusCommission";

/** A job of one employer: its row (`0001_schema.sql` describes the columns), the salary as one object. */
export type JobRecord = Omit<JobRow, "employerId" | "search" | "changedIn" | SalaryColumn> & {
  salary: StoredSalary | null;
};

/** What a client can set of a job, as it is stored. */
export type JobContent = Omit<JobRecord, "id" | "version">;

/** A job without its description. */
export type JobDetailsRecord = Omit<JobRecord, "description">;

/** What a list shows of a job (§2.7). */
export type JobHeaderRecord = Pick<
  JobRecord,
  "id" | "referenceId" | "title" | "publishDate" | "locations" | "confidential" | "status"
>;
