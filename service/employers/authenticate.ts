import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EXTENSIONS, EXTENSIONS_HEADER, TIME_LINE_HEADER } from "#contract/extensions.ts";
import type { Database } from "../db/database.ts";
import { ServiceError } from "../http/errors.ts";
import { withoutKeys } from "../http/without-keys.ts";
import type { RateLimits } from "./rate-limits.ts";
import { type KeyHolder, findEmployerByKey, recordUse } from "./store.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `identifyCallers` counts its requests. */
    countedByKey?: boolean;
  }
  interface FastifyRequest {
    /** The holder of the request's key, below `identifyCallers`. */
    employer: KeyHolder | null;
  }
}

export interface Authentication {
  db: Database;
  rateLimits: RateLimits;
  /** Called with the address of each request whose key is unknown or no longer valid. */
  onWrongKey: (address: string) => void;
}

/**
 * The employer on whose behalf a request acts, if it carries a valid key (§5.2, §5.3). The key is looked
 * up by its hash, so that how long it takes reveals nothing of any key, and nothing remembers it: a key
 * that is revoked stops at once. The request is counted by that key, or by its address.
 * @throws 429
 */
async function identify(
  { db, rateLimits, onWrongKey }: Authentication,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const apiKey = request.headers["api-key"];
  if (typeof apiKey !== "string" || apiKey === "") return rateLimits.countAddress(request);
  request.employer = await findEmployerByKey(db, apiKey);
  if (request.employer) {
    await rateLimits.countRequest(request, reply);
    return recordUse(db, request.employer).catch((error: unknown) =>
      request.log.warn({ err: error }, "the use of a key was not recorded"),
    );
  }
  onWrongKey(withoutKeys(request.ip));
  await rateLimits.countWrongKey(request);
}

/** Puts the employer of a valid key on every request below `app`, before its body is read. */
export function identifyCallers(app: FastifyInstance, authentication: Authentication): void {
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, countedByKey: true };
  });
  app.addHook("onRequest", (request, reply) => identify(authentication, request, reply));
}

const WRITES = new Set(["POST", "PUT", "DELETE"]);

/**
 * Refuses every request below `app` that has no valid key (§5.1), and every write with a key that may only
 * read, before the body is read.
 */
export function requireEmployer(app: FastifyInstance, authentication: Authentication): void {
  identifyCallers(app, authentication);
  app.addHook("onRequest", async (request) => {
    if (request.employer) {
      if (request.employer.readOnly && WRITES.has(request.method))
        throw new ServiceError("forbidden", { key: "apiKeyReadOnly" });
      return;
    }
    const key = request.headers["api-key"] === undefined ? "apiKeyMissing" : "apiKeyUnknown";
    throw new ServiceError("unauthenticated", { key });
  });
}

/** What a response says of the service and the request's key; names are percent-encoded, as headers are ASCII. */
export const keyHeaders = ({ id, name, keyName, plan, readOnly, timeLine }: KeyHolder) => ({
  "api-key-employer": new URLSearchParams({ id: String(id), name }).toString(),
  "api-key-name": encodeURIComponent(keyName ?? ""),
  "api-key-plan": plan,
  "api-key-scope": readOnly ? "read" : "write",
  [EXTENSIONS_HEADER]: EXTENSIONS.join(", "),
  [TIME_LINE_HEADER]: timeLine,
});

/** The employer of a request that `requireEmployer` let through. */
export function employerOf(request: FastifyRequest): KeyHolder {
  if (!request.employer) throw new Error("This route was registered without requireEmployer.");
  return request.employer;
}
