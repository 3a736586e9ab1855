import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "./errors.ts";

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;

type Handlers = { [Method in (typeof METHODS)[number]]?: Handler };

/** Methods that a client which cannot send them may put into `X-HTTP-Method-Override` of a POST (§1.2). */
const OVERRIDABLE = ["PUT", "DELETE"] as const;

/**
 * Serves one path: each method by its handler, POST also as the method that it overrides, every other
 * method with 405 and `Allow`.
 */
export function resource(app: FastifyInstance, url: string, handlers: Handlers): void {
  const allow = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse: Handler = (request) =>
    Promise.reject(
      new ServiceError(
        "method_not_allowed",
        `${request.method} is not offered here; ${allow} are.`,
        {
          headers: { allow },
        },
      ),
    );
  const post: Handler = (request, reply) => {
    const wanted = String(request.headers["x-http-method-override"] ?? "")
      .trim()
      .toUpperCase();
    const method = OVERRIDABLE.find((name) => name === wanted) ?? "POST";
    return (handlers[method] ?? refuse)(request, reply);
  };
  for (const method of METHODS) {
    app.route({ method, url, handler: method === "POST" ? post : (handlers[method] ?? refuse) });
  }
}
