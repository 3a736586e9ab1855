import type { FastifyRequest } from "fastify";
import type { Message } from "#contract/messages/message.ts";
import { ServiceError } from "../http/errors.ts";

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
 * matches; a weak tag matches too, because proxies that compress weaken it.
 * @throws 412
 */
export function requireMatch(request: FastifyRequest, job: Versioned | null): void {
  const wanted = request.headers["if-match"];
  if (wanted === undefined) return;
  const tags = wanted.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (job && (tags.includes("*") || tags.includes(etagOf(job)))) return;
  throw new ServiceError("version_changed", job ? whyNot(tags, job) : { key: "jobGone" });
}

/** For people, who read it in the dashboard, unless it is a program that writes no version. */
function whyNot(tags: string[], job: Versioned): Message {
  return tags.some((tag) => /^".*"$/.test(tag))
    ? { key: "jobChanged" }
    : { key: "ifMatchInvalid", etag: etagOf(job) };
}
