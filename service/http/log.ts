import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LoggerOptions } from "pino";
import { withoutKeys } from "../employers/api-key.ts";

/**
 * How the service logs. Of a request it writes where it went and whence it came, never its headers or
 * body: one of them is the key. Nor a key that somebody put into the address.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, url, host, ip }: FastifyRequest) => ({
        method,
        url: withoutKeys(url),
        host,
        remoteAddress: ip,
      }),
    },
  };
}

/** One line for each request, once it is answered; that it came in is said at level debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    request.log.debug({ req: request }, "incoming request");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { elapsedTime } = reply;
    request.log.info({ req: request, res: reply, responseTime: elapsedTime }, "request completed");
    done();
  });
}
