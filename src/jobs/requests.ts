import type { Job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import type { JobList } from "#contract/listing.ts";
import { jobList } from "#contract/read-job-list.ts";
import { request } from "#src/lib/api/api-client.ts";
import type { ResponseSchema } from "#src/lib/api/api-request.ts";
import { ApiError } from "#src/lib/api/api-error.ts";

/** What the list shows; it is also what the URL of the list says. */
export interface JobFilter {
  status: JobStatus | undefined;
  q: string;
  page: number;
  pageSize: number;
}

/** A job together with the version that `If-Match` is about; `null` from a service that gives none. */
export interface VersionedJob {
  job: Job;
  etag: string | null;
}

/** The schemas of all answers but the list's: zod comes when the page is idle. */
export const loadSchemas = async () => import("./response-schemas.ts");

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

/** Judges an answer by a schema whose code is loaded with the first answer. */
export const lazySchema = <T>(
  pick: (schemas: Schemas) => ResponseSchema<T>,
): ResponseSchema<T> => ({
  async safeParse(content) {
    const schemas = await loadSchemas().catch(() => {
      throw new ApiError({ status: 0, reason: "network" });
    });
    return pick(schemas).safeParse(content);
  },
});

/** An answer that is a job (§2.1). */
export const job = lazySchema((schemas) => schemas.job);

/** §4.5 */
export async function fetchJobs(filter: JobFilter, signal: AbortSignal): Promise<JobList> {
  const { data } = await request("/jobs", jobList, {
    query: { ...filter },
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
