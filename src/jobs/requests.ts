import { type Job, job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { type JobList, jobList } from "#contract/listing.ts";
import { request } from "#src/lib/api/api-client.ts";

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

/** §4.5 */
export async function fetchJobs(
  { status, q, page, pageSize }: JobFilter,
  signal?: AbortSignal,
): Promise<JobList> {
  const { data } = await request("/jobs", jobList, {
    query: { status, q, page, pageSize },
    signal,
    employerOf: (list) => list.data[0]?.employer,
  });
  return data;
}

/** §4.1 */
export async function fetchJob(id: number, signal?: AbortSignal): Promise<VersionedJob> {
  return versioned(request(`/jobs/${id}`, job, { signal, employerOf: (data) => data.employer }));
}

/** The job of an answer, with the version that its ETag names. */
export async function versioned(answer: Promise<{ data: Job; etag: string | null }>) {
  const { data, etag } = await answer;
  return { job: data, etag };
}
