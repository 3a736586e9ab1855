import type { FastifyInstance } from "fastify";
import { resource } from "./resource.ts";

/** RFC 9116 wants less than a year; the file is made at each request, so it never grows stale. */
const VALID_FOR = 90 * 86_400_000;

/** Serves where a vulnerability is reported (RFC 9116). */
export function securityTxt(app: FastifyInstance, contact: string): void {
  resource(app, "/.well-known/security.txt", {
    GET: async (_request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .send(
          `Contact: ${contact}\nExpires: ${new Date(Date.now() + VALID_FOR).toISOString()}\nPreferred-Languages: en, fr\n`,
        ),
  });
}
