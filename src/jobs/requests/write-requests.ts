import * as z from "zod/mini";
import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  SOURCE_HEADER,
  UNDOES_HEADER,
} from "#contract/extensions.ts";
import type { Source } from "#contract/history.ts";
import { job } from "#contract/job.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { LIMITS } from "#contract/limits.ts";
import { tidy } from "#contract/text.ts";
import { type WriteOutcome, writeOutcome } from "#contract/write-outcome.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasExtension } from "#src/lib/session/key-headers.ts";
import { cut } from "#src/lib/values/cut.ts";
import { type VersionedJob, versioned } from "./read-requests.ts";

/**
 * Properties of a job that have not been validated: all of one to create (§4.2), some to change
 * (§4.3.3).
 */
export type JobBody = { [Property in keyof JobRequest]?: unknown };

/** Through what a person writes a job, and the change set that the write belongs to, if any. */
export interface WriteOrigin {
  source: Extract<Source, "form" | "changeSet" | "import" | "undo">;
  changeSet?: {
    id: string;
    /** What it does, in a sentence. */
    text: string;
  };
  /** The ETag of the version that it takes back. */
  takesBack?: string | undefined;
}

/** One job, in the form or by a button. */
const DIRECTLY: WriteOrigin = { source: "form" };

const anything = z.unknown();

/**
 * §4.2. What is not given is left out, as not every service takes `null` for it.
 * @param key its name: a repetition with the same one creates nothing twice, in services that take names
 */
export async function createJob(
  body: JobBody,
  key: string,
  origin = DIRECTLY,
): Promise<VersionedJob> {
  return versioned(
    request("/jobs", job, {
      method: "POST",
      body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
      headers: { ...named(key), ...from(origin) },
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
  origin = DIRECTLY,
): Promise<VersionedJob> {
  const headers = { ...ifMatch(etag), ...named(key), ...from(origin) };
  return versioned(request(`/jobs/${id}`, job, { method: "PUT", body: changes, headers }));
}

/** What a deletion made: its version, by which a restoration names it; null from a service without versions. */
export interface Deletion {
  etag: string | null;
}

/**
 * §4.4: deletes the job; with an `etag`, only if it is still that version.
 * @throws ApiError 404 where there is none, 412 when it is another version by now
 */
export async function deleteJob(
  id: number,
  etag: string | null,
  key: string,
  origin = DIRECTLY,
): Promise<Deletion> {
  const headers = { ...ifMatch(etag), ...named(key), ...from(origin) };
  // Some services answer a body; there is nothing in it to read.
  const answer = await request(`/jobs/${id}`, anything, { method: "DELETE", headers });
  return { etag: answer.etag };
}

/**
 * Brings a deleted job back under its id; an extension of the interface (contract/history.ts).
 * @param etag of the deletion that the person saw: what was deleted again since stays deleted (412)
 * @param changes of what it was
 */
export async function restoreJob(
  id: number,
  etag: string | null,
  changes: JobBody | undefined,
  key: string,
  origin = DIRECTLY,
): Promise<VersionedJob> {
  const headers = { ...ifMatch(etag), ...named(key), ...from(origin) };
  return versioned(request(`/jobs/${id}/restore`, job, { method: "POST", body: changes, headers }));
}

/**
 * An extension of the interface (contract/write-outcome.ts): what a service that takes names has made of a
 * write; null where it was not carried out, and never will be, as its name is used up.
 */
export async function withdrawWrite(key: string): Promise<WriteOutcome | null> {
  const { data } = await request(`/writes/${encodeURIComponent(key)}`, z.optional(writeOutcome), {
    method: "DELETE",
  });
  return data ?? null;
}

/** Whether the service answers a write that is repeated with its key as it answered the first. */
export const takesNames = (): boolean => hasExtension("idempotency-key");

/** To a service on another origin, the browser sends only headers that it allows (CORS). */
const named = (key: string): Record<string, string> =>
  takesNames() ? { "Idempotency-Key": key } : {};

/** Whether the service keeps the versions of jobs, and who wrote them. */
export const keepsHistory = (): boolean => hasExtension("history");

/** The headers that say where a write comes from. The text is cut to what the service takes. */
function from({ source, changeSet, takesBack }: WriteOrigin): Record<string, string> {
  if (!keepsHistory()) return {};
  const own = { [SOURCE_HEADER]: source, ...(takesBack && { [UNDOES_HEADER]: takesBack }) };
  if (!changeSet) return own;
  const text = cut(tidy(changeSet.text), LIMITS.changeSetText);
  return {
    ...own,
    [CHANGE_SET_ID_HEADER]: changeSet.id,
    // Half of a character, as a person may have typed it, cannot be encoded.
    [CHANGE_SET_TEXT_HEADER]: encodeURIComponent(text.toWellFormed()),
  };
}

/**
 * Whether a service can be trusted to refuse (412) what is written over another version than that of
 * the tag; where not, we look for ourselves, as late as we can. A weak tag is no promise to, as many
 * a web framework adds one to all that it answers.
 */
export const isVersion = (etag: string | null): boolean => etag !== null && !etag.startsWith("W/");

const ifMatch = (etag: string | null): Record<string, string> =>
  etag === null ? {} : { "If-Match": etag };
