import * as z from "zod/mini";
import {
  type Category,
  type Job,
  type Location,
  category,
  job,
  type JobStatus,
  location,
  positionType,
} from "#contract/job.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { type JobList, jobList } from "#contract/listing.ts";
import { request } from "#src/lib/api-client.ts";
import { ApiError } from "#src/lib/api-error.ts";

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

/** Any properties of a job, to be judged by the service (§4.3.3). */
export type JobChanges = { [Property in keyof JobRequest]?: unknown };

export type PositionType = NonNullable<Job["positionType"]>;

/** §4.5 */
export async function fetchJobs(filter: JobFilter, signal: AbortSignal): Promise<JobList> {
  const { data } = await request("/jobs", jobList, {
    query: { ...filter },
    signal,
    employerOf: (list) => list.data[0]?.employer,
  });
  return data;
}

/** How many jobs match, as the smallest page that tells (§4.5 has no count of its own). */
export async function fetchJobCount(
  { status, q }: Pick<JobFilter, "status" | "q">,
  signal: AbortSignal,
): Promise<number> {
  return (await fetchJobs({ status, q, page: 1, pageSize: 1 }, signal)).paging.total;
}

/** §4.1 */
export async function fetchJob(id: number, signal: AbortSignal): Promise<VersionedJob> {
  return versioned(request(`/jobs/${id}`, job, { signal, employerOf: (data) => data.employer }));
}

/**
 * §4.2. Repeating it with the same `idempotencyKey` creates nothing twice, in services that know
 * the header.
 */
export async function createJob(body: JobChanges, idempotencyKey: string): Promise<VersionedJob> {
  return versioned(
    request("/jobs", job, {
      method: "POST",
      body,
      headers: { "Idempotency-Key": idempotencyKey },
      employerOf: (data) => data.employer,
    }),
  );
}

/** §4.3: changes the properties given; with an `etag`, only if the job is still that version. */
export async function changeJob(
  id: number,
  changes: JobChanges,
  etag: string | null,
): Promise<VersionedJob> {
  return versioned(
    request(`/jobs/${id}`, job, { method: "PUT", body: changes, headers: ifMatch(etag) }),
  );
}

/** §4.4 */
export async function deleteJob(id: number, etag: string | null): Promise<void> {
  // Some services answer a body; there is nothing in it to read.
  await request(`/jobs/${id}`, z.unknown(), { method: "DELETE", headers: ifMatch(etag) });
}

const ifMatch = (etag: string | null): Record<string, string> =>
  etag === null ? {} : { "If-Match": etag };

async function versioned(answer: Promise<{ data: Job; etag: string | null }>) {
  const { data, etag } = await answer;
  return { job: data, etag };
}

/** A reference list; §4 does not show its shape, so both an array and `{data}` are read. */
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === "object" && value !== null && "data" in value ? value.data : value,
    ),
    z.array(item),
  );

const positionTypes = listOf(positionType);
const categories = listOf(category);
const locations = listOf(location);

/** The position types of the service (§4); `null` when it has no such list. */
export async function fetchPositionTypes(signal: AbortSignal): Promise<PositionType[] | null> {
  return ifOffered(request("/positiontypes", positionTypes, { signal }));
}

/** The job categories of the service; `null` when it has no such list. */
export async function fetchCategories(signal: AbortSignal): Promise<Category[] | null> {
  return ifOffered(request("/jobcategories", categories, { signal }));
}

/** Places whose name holds `q`, the best first; `null` when the service has no such list. */
export async function fetchLocations(q: string, signal: AbortSignal): Promise<Location[] | null> {
  return ifOffered(request("/locations", locations, { query: { q, pageSize: 10 }, signal }));
}

async function ifOffered<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null;
    throw error;
  }
}
