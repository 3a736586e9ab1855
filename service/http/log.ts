import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { LoggerOptions } from "pino";
import { withoutKeys } from "./without-keys.ts";

/**
 * How the service logs. Of a request it writes where it went and whence it came, never its headers or
 * body: one of them is the key. Nor a key that was put into one of these.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, url, host, ip }: FastifyRequest) => ({
        method,
        url: withoutKeys(url),
        host: withoutKeys(host),
        // A trusted proxy may pass on a value of its client.
        remoteAddress: withoutKeys(ip),
      }),
    },
  };
}

/** Writes a line: what was the case, and what happened. */
export type LogLine = (facts: object, message: string) => void;

/** One line per request when its response is sent; its arrival, and probes that succeed, at level debug. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, "incoming request");
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { id: employerId, keyId } = request.employer ?? {};
    const responseTime = reply.elapsedTime;
    const answered = { req: request, res: reply, responseTime, employerId, keyId };
    const { isHealth = false } = request.routeOptions.config;
    if (error) request.log.error({ ...answered, err: error }, "request errored");
    else if (isHealth && reply.statusCode < 400) request.log.debug(answered, "request completed");
    else request.log.info(answered, "request completed");
  }
}
