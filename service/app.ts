import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from "fastify";
import { openApiDocument } from "#contract/openapi.ts";
import { LIMITS } from "#contract/limits.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import type { Database } from "./db/database.ts";
import { identify, requireEmployer } from "./employers/authenticate.ts";
import { createRateLimits } from "./employers/rate-limits.ts";
import { connectionOptions, limitClosing, limitConnections } from "./http/connections.ts";
import { ServiceError, sendError } from "./http/errors.ts";
import { acceptJson } from "./http/json-body.ts";
import { API_PREFIX, apiUrl } from "./http/links.ts";
import { RequestLog } from "./http/log.ts";
import { resource } from "./http/resource.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { jobRoutes } from "./jobs/routes.ts";
import { referenceRoutes } from "./reference/routes.ts";

export interface AppDeps {
  db: Database;
  timeZone: string;
  logger?: FastifyBaseLogger;
  publicUrl?: string | undefined;
  corsOrigins?: string[];
  trustProxy?: boolean | string;
  /** How many requests a key may make in ten seconds; without it, nobody is refused for their number. */
  rateLimit?: number | undefined;
  /** Milliseconds that a client may take to send a request; 60 seconds unless given. */
  requestTimeout?: number | undefined;
  /** Milliseconds that what is under way may take once the service stops; 8 seconds unless given. */
  closeTimeout?: number | undefined;
  /** Where the built dashboard lies; without it, only the service is served. */
  dashboard?: { directory: string; apiBaseUrl: string };
}

/** The whole service, ready to listen or to be tested without a port. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { db, timeZone, publicUrl, logger, corsOrigins = [], trustProxy = false, dashboard } = deps;
  const options: FastifyServerOptions = {
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    bodyLimit: LIMITS.bodyBytes,
    ...connectionOptions(deps.requestTimeout),
    trustProxy,
    // An id of any length is looked for, and refused without a key: Node limits the whole head.
    routerOptions: { maxParamLength: maxHeaderSize },
    // For a path that is no URL, no hook runs.
    frameworkErrors(error, request, reply) {
      addSecurityHeaders(request, reply);
      sendError(error, request, reply);
    },
  };
  const app = Fastify(options);
  app.setErrorHandler(sendError);
  app.addHook("onRequest", async (request, reply) => addSecurityHeaders(request, reply));
  limitConnections(app);
  limitClosing(app, deps.closeTimeout);
  acceptJson(app);
  if (corsOrigins.length > 0) {
    app.register(cors, {
      origin: corsOrigins,
      // Else an OPTIONS that is no preflight is refused, and not in our words.
      strictPreflight: false,
      methods: ["GET", "POST", "PUT", "DELETE"],
      allowedHeaders: [
        "API-Key",
        "Content-Type",
        "If-Match",
        "Idempotency-Key",
        "X-HTTP-Method-Override",
      ],
      exposedHeaders: ["ETag", "Location", "RateLimit", "RateLimit-Policy", "Retry-After"],
      maxAge: 600,
    });
  }

  resource(app, "/health", { GET: async () => ({ status: "ok" }) });
  resource(app, "/ready", {
    async GET() {
      await db.query({ text: "SELECT 1" });
      return { status: "ok" };
    },
  });

  app.register(rateLimit, { global: false });
  app.register(
    async (api) => {
      const authentication = { db, rateLimits: createRateLimits(api, deps.rateLimit) };
      resource(api, "/openapi.json", {
        GET: async (request) => openApiDocument({ serverUrl: apiUrl(request, publicUrl, "") }),
      });
      referenceRoutes(api, {
        db,
        publicUrl,
        identify: (request) => identify(authentication, request),
      });
      api.register(async (jobs) => {
        requireEmployer(jobs, authentication);
        jobRoutes(jobs, { db, timeZone, publicUrl });
      });
    },
    { prefix: API_PREFIX },
  );

  const sendPage = dashboard && dashboardRoutes(app, dashboard);
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets)(\/|$)/.test(path);
    if (sendPage && isPage) return sendPage(reply);
    throw new ServiceError("not_found", `There is nothing at ${path}.`);
  });
  return app;
}
