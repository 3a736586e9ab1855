import { noop } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Job, job } from "#contract/job.ts";
import { writeOutcome } from "#contract/write-outcome.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { isSameVersion, isVersion } from "../requests/etag.ts";
import { fetchJob } from "../requests/read-requests.ts";
import { headersOf } from "./headers.ts";
import type { Stored } from "./outcome.ts";
import type { Write, WriteSource } from "./write.ts";

/**
 * Whether the job is still the one that was seen, as late as can be. A service with versions compares them
 * itself; another one overwrites whatever is there.
 */
export async function isAsSeen({ id, before }: Write): Promise<boolean> {
  if (id === null || before === null || isVersion(before.etag)) return true;
  return isSameVersion(await fetchJob(id), before);
}

/**
 * Sends a write once.
 * @param origin what the write says of itself
 * @param checkSession called before a second request; throws once the session has ended
 * @throws {ApiError} 404 where there is no such job, 412 when it is another version by now
 */
export async function send(
  write: Write,
  origin: WriteSource,
  checkSession: () => void = noop,
): Promise<Stored> {
  try {
    return await sendOnce(write, origin);
  } catch (error) {
    const isRefused = hasServiceStatus(error, 403, 405, 409);
    if (write.write.kind !== "delete" || !write.write.orArchive || !isRefused) throw error;
    checkSession();
    const archive = { kind: "change", changes: { status: "archived" } } as const;
    return sendOnce({ ...write, key: `${write.key}-archive`, write: archive }, origin);
  }
}

async function sendOnce(write: Write, origin: WriteSource): Promise<Stored> {
  const { method, path, body, etag } = requestOf(write);
  const headers = { ...(etag != null && { "If-Match": etag }), ...headersOf(write, origin) };
  // Some services answer a body to a deletion; there is nothing in it to read.
  if (method === "DELETE") {
    const answer = await request(path, z.unknown(), { method, headers });
    return { state: "stored", after: null, deletion: answer.etag };
  }
  const employerOf = ({ employer }: Job) => employer;
  const { data, etag: now } = await request(path, job, { method, body, headers, employerOf });
  return { state: "stored", after: { job: data, etag: now } };
}

/** Creates (§4.2), changes (§4.3), deletes (§4.4) or restores a job (contract/history.ts). */
function requestOf({ id, write, before }: Write): {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  /** The version that it is meant for. */
  etag?: string | null | undefined;
} {
  if (write.kind === "create") {
    // What is not given is left out, as not every service takes `null` for it.
    const given = Object.entries(write.body).filter(([, value]) => value !== null);
    return { method: "POST", path: "/jobs", body: Object.fromEntries(given) };
  }
  if (id === null) throw new Error("The write names no job.");
  const path = `/jobs/${id}`;
  // What was deleted again since the person saw the deletion stays deleted.
  if (write.kind === "restore")
    return { method: "POST", path: `${path}/restore`, body: write.changes, etag: write.etag };
  const etag = before?.etag;
  return write.kind === "change"
    ? { method: "PUT", path, body: write.changes, etag }
    : { method: "DELETE", path, etag };
}

/**
 * An extension of the interface (contract/write-outcome.ts): what a service that takes names has made of a
 * write; null where it was not carried out, and never will be, as its name is used up.
 */
export async function withdrawWrite(key: string): Promise<Stored | null> {
  const { data } = await request(`/writes/${encodeURIComponent(key)}`, z.optional(writeOutcome), {
    method: "DELETE",
  });
  if (!data) return null;
  const { job, etag } = data;
  return job
    ? { state: "stored", after: { job, etag } }
    : { state: "stored", after: null, deletion: etag };
}
