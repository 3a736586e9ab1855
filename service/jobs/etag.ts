import type { FastifyRequest } from "fastify";
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
  throw new ServiceError("version_changed", job ? whyNot(tags, job) : GONE);
}

const GONE = "There is no such job any more, so it is not the version that you read.";

/** For people, who read it in the dashboard, unless it is a program that writes no version. */
function whyNot(tags: string[], job: Versioned): string {
  return tags.some((tag) => /^".*"$/.test(tag))
    ? "The job was changed by somebody else since you read it. Read it again, then repeat your change."
    : `If-Match does not hold a version as ETag has it: this one is ${etagOf(job)}, with the quotes.`;
}
