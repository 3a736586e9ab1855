import * as z from "zod/mini";
import { type Job, type JobDetails, jobDetails, type JobHeader, jobHeader } from "#contract/job.ts";
import { type Paging, paging } from "#contract/listing.ts";

/** All of a job but its description, and perhaps its version. */
export type DetailedJob = Omit<JobDetails, "etag"> & { etag?: string | null };

/** A job in a list: its header (§2.7), with details where the service lists them, or whole. */
export type JobRow = JobHeader | DetailedJob | (Job & DetailedJob);

/** A page of jobs. */
export interface RowList {
  data: JobRow[];
  paging: Paging;
}

/** The answer of GET /jobs?include=details. A row whose details are not as they should be is a header. */
export const rowList = z.object({ data: z.array(z.union([jobDetails, jobHeader])), paging });

export const hasDetails = (row: JobRow): row is DetailedJob => "closeDate" in row;

export const isWhole = (row: JobRow): row is Job & DetailedJob => "description" in row;
