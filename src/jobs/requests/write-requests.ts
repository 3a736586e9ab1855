import * as z from "zod/mini";
import { job } from "#contract/job.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { notSent, request } from "#src/lib/api/api-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import { hasExtension } from "#src/lib/session/key-headers.ts";
import { type VersionedJob, fetchJob, versioned } from "./read-requests.ts";

/**
 * Properties of a job that have not been validated: all of one to create (§4.2), some to change
 * (§4.3.3).
 */
export type JobBody = { [Property in keyof JobRequest]?: unknown };

const anything = z.unknown();

/**
 * §4.2. What is not given is left out, as not every service takes `null` for it.
 * @param key its name: a repetition with the same one creates nothing twice, in services that take names
 */
export async function createJob(body: JobBody, key: string): Promise<VersionedJob> {
  return versioned(
    request("/jobs", job, {
      method: "POST",
      body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
      headers: named(key),
      employerOf: (data) => data.employer,
    }),
  );
}

/** §4.3: changes the properties given; with an `etag`, only if the job is still that version. */
export async function changeJob(
  id: number,
  changes: JobBody,
  etag: string | null,
  key: string,
): Promise<VersionedJob> {
  const headers = { ...ifMatch(etag), ...named(key) };
  return versioned(request(`/jobs/${id}`, job, { method: "PUT", body: changes, headers }));
}

/**
 * §4.4: deletes the job if it is still what was `seen`, where that is known.
 * @returns whether it was there; that it is gone already is as good as success
 * @throws ApiError 412 when it is another version by now
 */
export async function deleteJob(
  id: number,
  seen: VersionedJob | { etag: string; job?: undefined } | undefined,
  key: string,
): Promise<boolean> {
  const etag = seen?.etag ?? null;
  const headers = { ...ifMatch(etag), ...named(key) };
  const begun = session.get();
  try {
    if (seen?.job && !isVersion(etag)) checkSame(seen, await fetchJob(id));
    if (!session.isCurrent(begun)) throw notSent();
    // Some services answer a body; there is nothing in it to read.
    await request(`/jobs/${id}`, anything, { method: "DELETE", headers });
    return true;
  } catch (error) {
    if (!hasServiceStatus(error, 404)) throw error;
    return false;
  }
}

/** Brings a deleted job back under its id; an extension of the interface (contract/history.ts). */
export async function restoreJob(id: number, key: string): Promise<VersionedJob> {
  return versioned(request(`/jobs/${id}/restore`, job, { method: "POST", headers: named(key) }));
}

/** Whether the service answers a write that is repeated with its key as it answered the first. */
export const takesNames = (): boolean => hasExtension("idempotency-key");

/** To a service on another origin, the browser sends only headers that it allows (CORS). */
const named = (key: string): Record<string, string> =>
  takesNames() ? { "Idempotency-Key": key } : {};

function checkSame(seen: VersionedJob, newest: VersionedJob): void {
  if (JSON.stringify(seen.job) === JSON.stringify(newest.job)) return;
  throw new ApiError({ status: 412 });
}

/**
 * Whether a service can be trusted to refuse (412) what is written over another version than that of
 * the tag; where not, we look for ourselves, as late as we can. A weak tag is no promise to, as many
 * a web framework adds one to all that it answers.
 */
export const isVersion = (etag: string | null): boolean => etag !== null && !etag.startsWith("W/");

const ifMatch = (etag: string | null): Record<string, string> =>
  etag === null ? {} : { "If-Match": etag };
