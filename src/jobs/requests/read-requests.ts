import { type Job, job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { jobList } from "#contract/listing.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasDetails, type RowList, rowList } from "./job-row.ts";
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
  return versioned(request(`/jobs/${id}`, job, { signal, employerOf: (data) => data.employer }));
}

/** The job of an answer, with the version that its ETag names. */
export async function versioned(answer: Promise<{ data: Job; etag: string | null }>) {
  const { data, etag } = await answer;
  return { job: data, etag };
}
