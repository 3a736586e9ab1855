import type { FastifyRequest } from "fastify";
import { employerOf } from "../employers/authenticate.ts";

/**
 * A strong ETag of a version of a job or a setting. It ends with the time line: after a restore, the same
 * version may be another one.
 */
export const versionTag = (request: FastifyRequest, name: number | string, version: number) =>
  `"${name}-${version}-${employerOf(request).timeLine}"`;

/**
 * Whether the value of an `If-Match` or `If-None-Match` names this version; `null` where there is none. A
 * weak tag matches too, because proxies that compress weaken it.
 */
export function namesVersion(header: string, etag: string | null): boolean {
  const tags = tagsIn(header);
  return etag !== null && (tags.includes("*") || tags.includes(etag));
}

/** Whether every version that it names is of another time line. */
export const isBeforeRestore = (header: string, request: FastifyRequest): boolean =>
  tagsIn(header).every((tag) => {
    const [, timeLine] = /-([0-9a-f]{8})"$/.exec(tag) ?? [];
    return timeLine !== undefined && timeLine !== employerOf(request).timeLine;
  });

const tagsIn = (header: string) => header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
