import * as z from "zod/mini";
import {
  type Job,
  job,
  type JobDetails,
  jobDetails,
  type JobHeader,
  jobHeader,
} from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { jobList, type Paging, paging } from "#contract/listing.ts";
import { request } from "#src/lib/api/api-client.ts";
import { listQuery, listsDetails } from "./list-query.ts";

/** What the list shows; it is also what the URL of the list says. */
export interface JobFilter {
  status: JobStatus | undefined;
  q: string;
  page: number;
  pageSize: number;
  /** What GET /jobs can not filter or sort by, as the URL says it: the index answers then. */
  view?: Record<string, string | undefined> | undefined;
}

/** A job together with the version that `If-Match` is about; `null` from a service that gives none. */
export interface VersionedJob {
  job: Job;
  etag: string | null;
}

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

/** §4.5; `withDetails`: where the service is known to have them. */
export async function fetchJobs(
  filter: JobFilter,
  signal?: AbortSignal,
  withDetails = false,
): Promise<RowList> {
  const { data } = await request<RowList>("/jobs", withDetails ? rowList : jobList, {
    query: listQuery(filter, withDetails),
    signal,
    employerOf: (list) => list.data[0]?.employer,
  });
  return data;
}

/** Whether there is more of the jobs: that the service lists details, the first answer of a session says. */
export const lacksDetails = ({ data }: RowList): boolean =>
  listsDetails() && data.length > 0 && !data.some(hasDetails);

/** §4.1 */
export async function fetchJob(id: number, signal?: AbortSignal): Promise<VersionedJob> {
  const employerOf = ({ employer }: Job) => employer;
  const { data, etag } = await request(`/jobs/${id}`, job, { signal, employerOf });
  return { job: data, etag };
}
