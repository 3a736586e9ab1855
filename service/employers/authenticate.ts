import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queryable } from "../db/database.ts";
import { ServiceError } from "../http/errors.ts";
import type { RateLimits } from "./rate-limits.ts";
import { type Employer, type KeyHolder, findEmployerByKey } from "./store.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set on every request of a job operation, before its handler runs. */
    employer: KeyHolder | null;
  }
}

export interface Authentication {
  db: Queryable;
  rateLimits: RateLimits;
}

/**
 * The employer on whose behalf a request acts, if it carries a valid key (§5.2, §5.3). The key is looked
 * up by its hash, so that how long it takes tells nothing of any key, and nothing remembers it: a key
 * that is revoked stops at once.
 * @throws 429 when too many keys that are none came from its address
 */
export async function identify(
  { db, rateLimits }: Authentication,
  request: FastifyRequest,
): Promise<KeyHolder | null> {
  const apiKey = request.headers["api-key"];
  if (typeof apiKey !== "string" || apiKey === "") return null;
  const employer = await findEmployerByKey(db, apiKey);
  if (!employer) await rateLimits.countWrongKey(request);
  return employer;
}

/**
 * Refuses every request below `app` that has no valid key (§5.1) or whose key was used too often, before
 * its body is read.
 */
export function requireEmployer(app: FastifyInstance, authentication: Authentication): void {
  app.decorateRequest("employer", null);
  app.addHook("onRequest", async (request, reply) => {
    request.employer = await identify(authentication, request);
    if (request.employer) return authentication.rateLimits.countRequest(request, reply);
    const given = request.headers["api-key"] !== undefined;
    throw new ServiceError(
      "unauthenticated",
      given
        ? "This API key is not known or no longer valid."
        : "Send your API key in the header API-Key.",
    );
  });
}

/** The employer of a request that `requireEmployer` let through. */
export function employerOf(request: FastifyRequest): Employer {
  if (!request.employer) throw new Error("This route was registered without requireEmployer.");
  return request.employer;
}
