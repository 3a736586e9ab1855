import type { JobStatus } from "#contract/job-status.ts";
import type { Location } from "../reference/location.ts";

export interface Salary {
  amount: number;
  maxAmount: number | null;
  periodId: number;
  plusCommission: boolean;
}

/** What a client can set of a job, as it is stored. */
export interface JobContent {
  referenceId: string | null;
  title: string;
  status: JobStatus;
  publishDate: string;
  closeDate: string;
  /** The close date was not given but follows from the publish date (§3). */
  closeDateDefaulted: boolean;
  confidential: boolean;
  autoRefresh: boolean;
  locations: Location[];
  categoryIds: number[];
  positionTypeId: number;
  salary: Salary | null;
  description: string;
  applicantRoutingTypeId: number;
  applicationEmail: string | null;
  applicationUrl: string | null;
}

/** A job of one employer. */
export interface JobRecord extends JobContent {
  id: number;
  /** Moves with every real change; the ETag. */
  version: number;
}

/** What a list shows of a job (§2.7). */
export type JobHeaderRecord = Pick<
  JobRecord,
  "id" | "referenceId" | "title" | "publishDate" | "locations" | "confidential" | "status"
>;
