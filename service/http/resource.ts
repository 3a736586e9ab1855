import { METHODS } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "./errors.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const OFFERED = ["GET", "POST", "PUT", "DELETE"] as const;

type Handlers = { [Method in (typeof OFFERED)[number]]?: Handler };

/** What else Node reads and the router knows; older Nodes do not read all of it. */
const NEVER_OFFERED =
  `ACL BIND CHECKOUT COPY LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY OPTIONS PATCH
  PROPFIND PROPPATCH PURGE QUERY REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK UNLOCK UNSUBSCRIBE`
    .split(/\s+/)
    .filter((method) => METHODS.includes(method));

/** Methods that a client which cannot send them may put into `X-HTTP-Method-Override` of a POST (§1.2). */
const OVERRIDABLE = ["PUT", "DELETE"] as const;

/**
 * Serves one path: each method by its handler, HEAD as GET, POST also as the method that it overrides,
 * every other method with 405 and `Allow`.
 */
export function resource(app: FastifyInstance, url: string, handlers: Handlers): void {
  const allow = OFFERED.filter((method) => handlers[method])
    .join(", ")
    .replace("GET", "GET, HEAD");
  const refuse: Handler = (request) =>
    Promise.reject(
      new ServiceError(
        "method_not_allowed",
        `${request.method} is not offered here, only ${allow}.`,
        { headers: { allow } },
      ),
    );
  const post: Handler = (request, reply) => {
    const wanted = String(request.headers["x-http-method-override"] ?? "")
      .trim()
      .toUpperCase();
    const method = OVERRIDABLE.find((name) => name === wanted) ?? "POST";
    return (handlers[method] ?? refuse)(request, reply);
  };
  for (const method of OFFERED) {
    app.route({ method, url, handler: method === "POST" ? post : (handlers[method] ?? refuse) });
  }
  // Their bodies are not looked at: whatever they hold is no reason.
  for (const method of NEVER_OFFERED) app.addHttpMethod(method, { overrideExisting: true });
  app.route({ method: NEVER_OFFERED, url, handler: refuse });
}
