import type { FastifyReply, FastifyRequest } from "fastify";
import { openApiDocument } from "#contract/openapi.ts";
import { absoluteUrl } from "./links.ts";

/** Placeholder of the service's URL, which follows from a request. */
const SERVER_URL = "{base_url}";

/** Seconds for which a client may keep a document that changes only with a release. */
const MAX_AGE = 3_600;

/**
 * Returns the interface's description. It is written once; only the service's URL is put in for each
 * request, and where it depends on that, no cache may keep the document.
 */
export function sendOpenApi(
  publicUrl: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const document = JSON.stringify(openApiDocument({ serverUrl: SERVER_URL }));
  const [before = "", after = ""] = document.split(JSON.stringify(SERVER_URL));
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const cacheControl = publicUrl === undefined ? "no-store" : `public, max-age=${MAX_AGE}`;

  return async (request, reply) => {
    const url = Buffer.from(JSON.stringify(absoluteUrl(request, publicUrl, "")));
    return reply
      .header("cache-control", cacheControl)
      .type("application/json; charset=utf-8")
      .send(Buffer.concat([head, url, tail]));
  };
}
