import * as z from "zod/mini";
import { job } from "#contract/job.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { ApiError, hasServiceStatus, hasStatus } from "#src/lib/api/api-error.ts";
import { notSent, request } from "#src/lib/api/api-client.ts";
import { apiUrl } from "#src/lib/api/api-request.ts";
import { session } from "#src/lib/session/current-session.ts";
import { type VersionedJob, fetchJob, versioned } from "./requests.ts";

/**
 * Properties of a job that have not been validated: all of one to create (§4.2), some to change
 * (§4.3.3).
 */
export type JobBody = { [Property in keyof JobRequest]?: unknown };

const anything = z.unknown();

/**
 * §4.2. Repeating it with the same `idempotencyKey` creates nothing twice, in services that know
 * the header. What is not given is left out, as not every service takes `null` for it.
 */
export async function createJob(body: JobBody, idempotencyKey: string): Promise<VersionedJob> {
  const begun = session.get();
  const header = { "Idempotency-Key": idempotencyKey };
  const create = async () =>
    versioned(
      request("/jobs", job, {
        method: "POST",
        body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
        headers: keysAreBlocked ? {} : header,
        employerOf: (data) => data.employer,
      }),
    );
  try {
    return await create();
  } catch (error) {
    if (keysAreBlocked || !hasStatus(error, 0) || !(await isBlocked(header))) throw error;
    keysAreBlocked = true;
    if (!session.isCurrent(begun)) throw error;
    // The browser has sent nothing.
    return create();
  }
}

/**
 * To a service on another origin, the browser sends only the headers that it allows (CORS), and one
 * that knows nothing but the interface does not allow `Idempotency-Key`.
 */
let keysAreBlocked = false;

/**
 * Whether the service answers, before and after, but not to this header: the browser does not say why it
 * sent nothing.
 */
async function isBlocked(header: Record<string, string>): Promise<boolean> {
  if (apiUrl("").startsWith(`${globalThis.location.origin}/`)) return false;
  const isAnswered = async (headers: Record<string, string>) =>
    request("/jobs", anything, { query: { pageSize: 1 }, headers }).then(
      () => true,
      (error: unknown) => !hasStatus(error, 0),
    );
  return (await isAnswered({})) && !(await isAnswered(header)) && isAnswered({});
}

/** §4.3: changes the properties given; with an `etag`, only if the job is still that version. */
export async function changeJob(
  id: number,
  changes: JobBody,
  etag: string | null,
): Promise<VersionedJob> {
  return versioned(
    request(`/jobs/${id}`, job, { method: "PUT", body: changes, headers: ifMatch(etag) }),
  );
}

/**
 * §4.4: deletes the job if it is still what was `seen`, where that is known. That it is gone already is
 * as good as success.
 * @throws ApiError 412 when it is another version by now
 */
export async function deleteJob(id: number, seen: VersionedJob | undefined): Promise<void> {
  const etag = seen?.etag ?? null;
  const begun = session.get();
  try {
    if (seen && !isVersion(etag)) checkSame(seen, await fetchJob(id));
    if (!session.isCurrent(begun)) throw notSent();
    // Some services answer a body; there is nothing in it to read.
    await request(`/jobs/${id}`, anything, { method: "DELETE", headers: ifMatch(etag) });
  } catch (error) {
    if (!hasServiceStatus(error, 404)) throw error;
  }
}

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
