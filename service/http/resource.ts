import { METHODS } from "node:http";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "./errors.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const OFFERED = ["GET", "POST", "PUT", "DELETE"] as const;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted apart from all else, so that a noisy neighbour leaves a balancer its answer. */
    isHealth?: boolean;
  }
}

type Handlers = { [Method in (typeof OFFERED)[number]]?: Handler };

/** What else Node reads and the router knows; older Nodes do not read all of it. */
const NEVER_OFFERED =
  `ACL BIND CHECKOUT COPY LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY OPTIONS PATCH
  PROPFIND PROPPATCH PURGE QUERY REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK UNLOCK UNSUBSCRIBE`
    .split(/\s+/)
    .filter((method) => METHODS.includes(method));

/** Methods that a client which cannot send them may put into `X-HTTP-Method-Override` of a POST (§1.2). */
const OVERRIDABLE = ["PUT", "DELETE"] as const;

/** @throws 400 for a method that cannot be meant: as the POST that it travels in, a slip would create a job */
function overriding({ headers }: FastifyRequest): string | undefined {
  const sent = headers["x-http-method-override"];
  if (sent === undefined) return undefined;
  const wanted = OVERRIDABLE.find((name) => name === String(sent).trim().toUpperCase());
  if (wanted) return wanted;
  throw new ServiceError("invalid_request", { key: "overrideInvalid", value: String(sent) });
}

/**
 * Serves one path: each method by its handler, HEAD as GET, POST also as the method that it overrides,
 * every other method with 405 and `Allow`.
 */
export function resource(
  app: FastifyInstance,
  url: string,
  handlers: Handlers,
  config: FastifyContextConfig = {},
): void {
  const allow = OFFERED.filter((method) => handlers[method])
    .join(", ")
    .replace("GET", "GET, HEAD");
  const handlerOf = (method: string, request: FastifyRequest): Handler => {
    const wanted = (method === "POST" && overriding(request)) || method;
    const handler = handlers[wanted as keyof Handlers];
    if (handler) return handler;
    throw new ServiceError(
      "method_not_allowed",
      { key: "methodNotAllowed", method: request.method, allow },
      { headers: { allow } },
    );
  };
  for (const method of NEVER_OFFERED) app.addHttpMethod(method, { overrideExisting: true });
  for (const method of [...OFFERED, ...NEVER_OFFERED]) {
    app.route({
      method,
      url,
      config,
      // Before the body is read: whatever it holds is no reason.
      onRequest: async (request) => void handlerOf(method, request),
      handler: (request, reply) => handlerOf(method, request)(request, reply),
    });
  }
}
