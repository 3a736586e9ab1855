import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../http/errors.ts";

/** Seconds over which the requests of a key are counted: a noisy client waits no longer. */
const WINDOW = 10;

/** Keys that are none, from one address; of IPv6, from one network (/64). */
const WRONG_KEYS = { max: 30, timeWindow: 60_000 };

/**
 * Counts requests per key or address. Every process counts for itself, from nothing, and remembers the last 5,000
 * keys and as many addresses (`WindowStore`).
 */
export interface RateLimits {
  /** Counts a request that carries no valid key by its address; `/health` and `/ready` apart. @throws 429 */
  countAddress(request: FastifyRequest, bucket?: "health"): Promise<void>;
  /** Counts what is no request, as one without a key, by the address that it comes from. @throws 429 */
  countMalformed(address: string): Promise<void>;
  /** Counts a request of its key and sends the remaining quota. @throws 429 */
  countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a key that is none. @throws 429 */
  countWrongKey(request: FastifyRequest): Promise<void>;
}

/** `max` requests of each key, and of each address without one, in ten seconds; without it, nothing is counted. */
export function createRateLimits(app: FastifyInstance, max: number | undefined): RateLimits {
  const uncounted = async () => {};
  if (max === undefined)
    return {
      countAddress: uncounted,
      countMalformed: uncounted,
      countRequest: uncounted,
      countWrongKey: uncounted,
    };

  const window = { max, timeWindow: WINDOW * 1000 };
  const requests = app.createRateLimit({
    ...window,
    keyGenerator: ({ employer }) => String(employer?.keyId),
  });
  const addresses = app.createRateLimit(window);
  const health = app.createRateLimit(window);
  const wrongKeys = app.createRateLimit(WRONG_KEYS);
  const policy = `"requests";q=${max};w=${WINDOW}`;

  return {
    async countAddress(request, bucket) {
      const count = await (bucket === "health" ? health : addresses)(request);
      if (!count.isAllowed && count.isExceeded)
        throw tooMany("addressRequests", max, count.ttlInSeconds);
    },
    countMalformed(ip) {
      // All that the library reads of a request.
      return this.countAddress({ ip, routeOptions: { config: {} } } as FastifyRequest);
    },
    async countRequest(request, reply) {
      const count = await requests(request);
      if (count.isAllowed) return;
      // As draft-ietf-httpapi-ratelimit-headers-11 names and writes them.
      reply.headers({
        "ratelimit-policy": policy,
        ratelimit: `"requests";r=${count.remaining};t=${count.ttlInSeconds}`,
      });
      if (count.isExceeded) throw tooMany("keyRequests", max, count.ttlInSeconds);
    },
    async countWrongKey(request) {
      const count = await wrongKeys(request);
      if (!count.isAllowed && count.isExceeded)
        throw tooMany("wrongKeys", WRONG_KEYS.max, count.ttlInSeconds);
    },
  };
}

function tooMany(
  key: "addressRequests" | "keyRequests" | "keyBytes" | "wrongKeys",
  max: number,
  seconds: number,
  headers: Record<string, string> = {},
): ServiceError {
  const window = key === "wrongKeys" ? WRONG_KEYS.timeWindow / 1000 : WINDOW;
  return new ServiceError(
    "too_many_requests",
    { key, max, window, seconds },
    { headers: { ...headers, "retry-after": String(seconds) } },
  );
}

/** Keys whose bytes are remembered. */
const MAX_KEYS = 5000;

/**
 * Counts the bytes of bodies that each key sends, `max` of them in ten seconds; without it, nothing is
 * counted.
 */
export function createByteLimit(
  max: number | undefined,
): (request: FastifyRequest, bytes: number) => void {
  const buckets = new Map<number, { until: number; bytes: number }>();

  return ({ employer }, bytes) => {
    if (max === undefined || !employer) return;
    const { keyId } = employer;
    const now = performance.now();
    const known = buckets.get(keyId);
    const bucket = known && known.until > now ? known : { until: now + WINDOW * 1000, bytes: 0 };
    if (bucket.bytes + bytes > max) {
      const seconds = Math.ceil((bucket.until - now) / 1000);
      throw tooMany("keyBytes", max, seconds, {
        "ratelimit-policy": `"bytes";q=${max};w=${WINDOW};qu="content-bytes"`,
        ratelimit: `"bytes";r=${max - bucket.bytes};t=${seconds}`,
      });
    }
    bucket.bytes += bytes;
    buckets.delete(keyId);
    buckets.set(keyId, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_KEYS && oldest !== undefined) buckets.delete(oldest);
  };
}
