import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../http/errors.ts";

/** Seconds over which the requests of a key are counted: a noisy client waits no longer. */
const WINDOW = 10;

/** Keys that are none, from one address; of IPv6, from one network (/64). */
const WRONG_KEYS = { max: 30, timeWindow: 60_000 };

/**
 * Who has asked too often. Every process counts for itself, from nothing, and remembers the last 5,000
 * keys and as many addresses (the library's bound).
 */
export interface RateLimits {
  /** Counts a request of its key and says on the answer what is left. @throws 429 */
  countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a key that is none. @throws 429 */
  countWrongKey(request: FastifyRequest): Promise<void>;
}

/** `max` requests of each key in ten seconds; without it, nothing is counted. */
export function createRateLimits(app: FastifyInstance, max: number | undefined): RateLimits {
  if (max === undefined) return { countRequest: async () => {}, countWrongKey: async () => {} };

  const requests = app.createRateLimit({
    max,
    timeWindow: WINDOW * 1000,
    keyGenerator: ({ employer }) => String(employer?.keyId),
  });
  const wrongKeys = app.createRateLimit(WRONG_KEYS);
  const policy = `"requests";q=${max};w=${WINDOW}`;

  return {
    async countRequest(request, reply) {
      const count = await requests(request);
      if (count.isAllowed) return;
      // As draft-ietf-httpapi-ratelimit-headers-11 names and writes them.
      reply.headers({
        "ratelimit-policy": policy,
        ratelimit: `"requests";r=${count.remaining};t=${count.ttlInSeconds}`,
      });
      if (count.isExceeded)
        throw tooMany("This API key has made too many requests.", count.ttlInSeconds);
    },
    async countWrongKey(request) {
      const count = await wrongKeys(request);
      if (!count.isAllowed && count.isExceeded)
        throw tooMany("Too many wrong API keys came from your address.", count.ttlInSeconds);
    },
  };
}

function tooMany(sentence: string, seconds: number): ServiceError {
  const wait = `${seconds} second${seconds === 1 ? "" : "s"}`;
  return new ServiceError("too_many_requests", `${sentence} Try again in ${wait}.`, {
    headers: { "retry-after": String(seconds) },
  });
}
