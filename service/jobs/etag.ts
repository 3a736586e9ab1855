import type { FastifyRequest } from "fastify";
import type { Message } from "#contract/messages/message.ts";
import { parseId } from "#contract/parse-id.ts";
import { employerOf } from "../employers/authenticate.ts";
import { ServiceError } from "../http/errors.ts";
import { isBeforeRestore, namesVersion, versionTag } from "../http/version-tag.ts";

interface Versioned {
  id: number;
  version: number;
}

/** A strong ETag of the job's version. */
export const jobTag = (request: FastifyRequest, { id, version }: Versioned): string =>
  versionTag(employerOf(request).timeLine, id, version);

/** The version of a job that an ETag names; undefined for one of another time line, or of no job. */
export function jobVersionOf(
  request: FastifyRequest,
  etag: string,
): { job: number; version: number } | undefined {
  const [job, version] = etag
    .slice(1, -1)
    .split("-")
    .map((part) => parseId(part) ?? 0);
  if (!job || !version || etag !== jobTag(request, { id: job, version })) return undefined;
  return { job, version };
}

/**
 * Refuses a request whose `If-Match` names other versions than the job's. Without the header everything
 * matches.
 * @throws 412
 */
export function requireMatch(request: FastifyRequest, job: Versioned | null): void {
  const wanted = request.headers["if-match"];
  if (wanted === undefined) return;
  const etag = job && jobTag(request, job);
  if (namesVersion(wanted, etag)) return;
  throw new ServiceError("version_changed", whyNot(request, wanted, etag));
}

/** For people, who read it in the dashboard, unless it is a program that writes no version. */
function whyNot(request: FastifyRequest, wanted: string, etag: string | null): Message {
  if (isBeforeRestore(wanted, employerOf(request).timeLine)) return { key: "restoredSince" };
  if (etag === null) return { key: "jobGone" };
  return wanted.split(",").some((tag) => /^(W\/)?".*"$/.test(tag.trim()))
    ? { key: "jobChanged" }
    : { key: "ifMatchInvalid", etag };
}
