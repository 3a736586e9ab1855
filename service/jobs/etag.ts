import type { FastifyRequest } from "fastify";
import type { Message } from "#contract/messages/message.ts";
import { ServiceError } from "../http/errors.ts";
import { namesVersion } from "../http/names-version.ts";

interface Versioned {
  id: number;
  version: number;
}

/** A strong ETag of the job's version. */
export function etagOf({ id, version }: Versioned): string {
  return `"${id}-${version}"`;
}

/**
 * Refuses a request whose `If-Match` names other versions than the job's. Without the header everything
 * matches.
 * @throws 412
 */
export function requireMatch(request: FastifyRequest, job: Versioned | null): void {
  const wanted = request.headers["if-match"];
  if (wanted === undefined) return;
  if (namesVersion(wanted, job && etagOf(job))) return;
  throw new ServiceError("version_changed", job ? whyNot(wanted, job) : { key: "jobGone" });
}

/** For people, who read it in the dashboard, unless it is a program that writes no version. */
function whyNot(wanted: string, job: Versioned): Message {
  return wanted.split(",").some((tag) => /^(W\/)?".*"$/.test(tag.trim()))
    ? { key: "jobChanged" }
    : { key: "ifMatchInvalid", etag: etagOf(job) };
}
