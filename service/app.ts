import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify";
import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  HISTORY_DAYS_HEADER,
  SOURCE_HEADER,
  UNDOES_HEADER,
} from "#contract/extensions.ts";
import { LIMITS } from "#contract/limits.ts";
import { isPageOfDashboard } from "./dashboard/pages.ts";
import { type DashboardOptions, dashboardRoutes } from "./dashboard/routes.ts";
import type { Database } from "./db/database.ts";
import { createProbe } from "./db/probe.ts";
import {
  type Authentication,
  identifyCallers,
  keyHeaders,
  requireEmployer,
} from "./employers/authenticate.ts";
import { createByteLimit, createRateLimits } from "./employers/rate-limits.ts";
import { WindowStore } from "./employers/window-store.ts";
import { limitConnections, type TrustProxy } from "./http/connection-limits.ts";
import { checkHead, connectionOptions, limitClosing } from "./http/connections.ts";
import { CORS } from "./http/cors.ts";
import { ServiceError, sendError } from "./http/errors.ts";
import { acceptJson } from "./http/json-body.ts";
import { API_PREFIX } from "./http/links.ts";
import { RequestLog } from "./http/log.ts";
import { refuseMalformed } from "./http/malformed.ts";
import { logByMinute } from "./http/minute-log.ts";
import { sendOpenApi } from "./http/openapi.ts";
import { resource } from "./http/resource.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { securityTxt } from "./http/security-txt.ts";
import { limitUnread } from "./http/unread-answers.ts";
import { changeRoutes } from "./jobs/change-routes.ts";
import { RETENTION, type Retention } from "./jobs/history/keep-versions.ts";
import { retentionOf } from "./jobs/history/retention.ts";
import { historyRoutes } from "./jobs/history/routes.ts";
import { jobRoutes } from "./jobs/routes.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { referenceRoutes } from "./reference/routes.ts";
import { settingRoutes } from "./settings/routes.ts";

export interface AppDeps {
  db: Database;
  timeZone: string;
  logger?: FastifyBaseLogger;
  /** What the service counts; without them, they are counted for nothing. */
  metrics?: Metrics;
  publicUrl?: string | undefined;
  corsOrigins?: string[];
  trustProxy?: TrustProxy;
  /** Where a vulnerability is reported: a URI, which security.txt names. */
  securityContact?: string | undefined;
  /** How many requests a key, or an address without one, may make in ten seconds; without it, any number. */
  rateLimit?: number | undefined;
  /** Bytes of a request's body; `LIMITS.bodyBytes` unless given. */
  bodyLimit?: number;
  /** Milliseconds that a client may take to send a request; 60 seconds unless given. */
  requestTimeout?: number | undefined;
  /** Milliseconds that what is under way may take once the service stops; 8 seconds unless given. */
  closeTimeout?: number | undefined;
  /** Serve nothing that the interface does not describe: no extensions, ETags or idempotency keys. */
  plain?: boolean;
  /** How long versions are kept at least; `RETENTION` unless given. */
  retention?: Retention;
  /** Where the built dashboard lies; without it, only the service is served. */
  dashboard?: DashboardOptions;
}

/** Bodies of the largest size that a key may send in ten seconds. */
const LARGEST_BODIES = 32;

/** The whole service, ready to listen or to be tested without a port. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { db, timeZone, publicUrl, logger, corsOrigins = [], trustProxy = false, dashboard } = deps;
  const { plain = false, retention = RETENTION, metrics = createMetrics(db) } = deps;
  const { rateLimit: maxRequests, bodyLimit = LIMITS.bodyBytes } = deps;
  const options: FastifyServerOptions = {
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
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
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ServiceError && error.code === "too_many_requests")
      metrics.rateLimited.inc({ limit: error.said.key });
    sendError(error, request, reply);
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.addHook("onRequest", async (request, reply) => addSecurityHeaders(request, reply));
  limitConnections(app.server, trustProxy);
  limitClosing(app, deps.closeTimeout);
  limitUnread(app);
  app.decorateRequest("employer", null);
  acceptJson(app, {
    bodyLimit,
    countBytes: createByteLimit(maxRequests && LARGEST_BODIES * bodyLimit),
  });
  if (corsOrigins.length > 0) {
    app.register(cors, {
      origin: corsOrigins,
      // Else an OPTIONS that is no preflight is refused, and not in our words.
      strictPreflight: false,
      ...CORS,
    });
  }
  app.register(rateLimit, { global: false, store: WindowStore });
  app.after(() => {
    const rateLimits = createRateLimits(app, maxRequests);
    const countMalformed = refuseMalformed(app, (address) => {
      metrics.malformed.inc();
      return rateLimits.countMalformed(address);
    });
    checkHead(app, countMalformed);
    app.addHook("onRequest", async (request) => {
      const { countedByKey = false, isHealth = false } = request.routeOptions.config;
      const isUnnamed = hasEmptyName(request);
      if (!countedByKey || isUnnamed)
        await rateLimits.countAddress(request, isHealth ? "health" : undefined);
      // Before the body is read. Pages have none, and are sent by the handler.
      const isNowhere = request.is404 && !isPage(request) && !isMistyped(request);
      if (isNowhere || isUnnamed) throw nothingThere(request);
    });
    const logWrongKey = logByMinute(app.log, "requests with a wrong key in one minute");
    const onWrongKey = (address: string) => {
      metrics.wrongKeys.inc();
      logWrongKey(address);
    };
    serveApi({ db, rateLimits, onWrongKey });
  });

  resource(app, "/health", { GET: async () => ({ status: "ok" }) }, { isHealth: true });
  const probe = createProbe(db);
  const ready = { GET: () => probe().then(() => ({ status: "ok" })) };
  resource(app, "/ready", ready, { isHealth: true });

  if (deps.securityContact !== undefined) securityTxt(app, deps.securityContact);

  const serveApi = (authentication: Authentication) =>
    app.register(
      async (api) => {
        resource(api, "/openapi.json", { GET: sendOpenApi(publicUrl) });
        referenceRoutes(api, {
          db,
          publicUrl,
          identifyCallers: (locations) => identifyCallers(locations, authentication),
        });
        api.register(async (jobs) => {
          requireEmployer(jobs, authentication);
          jobs.addHook("onSend", async ({ employer }, reply) => {
            reply.header("cache-control", "no-store");
            if (!employer || plain) return;
            reply.headers(keyHeaders(employer));
            const { publicDays, otherDays } = retentionOf(employer, retention);
            reply.header(HISTORY_DAYS_HEADER, `public=${publicDays}&other=${otherDays}`);
          });
          if (plain) withoutExtras(jobs);
          jobRoutes(jobs, { db, timeZone, publicUrl, plain });
          if (plain) return;
          changeRoutes(jobs, { db });
          historyRoutes(jobs, { db, timeZone, publicUrl, retention });
          settingRoutes(jobs, { db });
        });
      },
      { prefix: API_PREFIX },
    );

  const sendPage = dashboard && dashboardRoutes(app, dashboard);
  app.setNotFoundHandler((request, reply) => {
    if (sendPage && isPage(request)) return sendPage(reply);
    if (sendPage && isMistyped(request)) return sendPage(reply.code(404));
    throw nothingThere(request);
  });
  return app;
}

/** Makes the routes below `app` those of a service that knows the interface alone. */
function withoutExtras(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers, query }) => {
    delete headers["if-match"];
    delete headers["idempotency-key"];
    for (const name of WRITE_HEADERS) delete headers[name.toLowerCase()];
    delete (query as Record<string, unknown>)["include"];
  });
  app.addHook("onSend", async (_request, reply) => void reply.removeHeader("etag"));
}

/** What a write says of itself. */
const WRITE_HEADERS = [CHANGE_SET_ID_HEADER, CHANGE_SET_TEXT_HEADER, SOURCE_HEADER, UNDOES_HEADER];

const pathOf = ({ url }: FastifyRequest) => url.split("?", 1)[0] ?? "";

const isRead = ({ method, headers }: FastifyRequest) =>
  /^(GET|HEAD)$/.test(method) && headers["api-key"] === undefined;

/** Whether it is the address of a page. No API client wants the page, whatever its base address. */
const isPage = (request: FastifyRequest) =>
  isRead(request) && isPageOfDashboard(decodedPathOf(request));

/** Whether a person opens what may be a mistyped address, no file: the page says so in words, with 404. */
const isMistyped = (request: FastifyRequest) =>
  isRead(request) &&
  /\btext\/html\b/.test(request.headers.accept ?? "") &&
  !/\/\.|\.[a-z]\w*$/i.test(decodedPathOf(request));

/** Percent-encoding hides nothing; what cannot be decoded never gets here. */
const decodedPathOf = (request: FastifyRequest) => decodeURIComponent(pathOf(request));

/** Whether the id in a path is empty: `/jobs/`. */
const hasEmptyName = ({ params }: FastifyRequest) =>
  Object.entries((params ?? {}) as Record<string, string>).some(
    ([name, value]) => name !== "*" && value === "",
  );

/** No address but that of the first page ends in a slash. */
function nothingThere(request: FastifyRequest) {
  const path = pathOf(request);
  const key = /.\/$/.test(path) ? "slashTooMany" : "nothingAt";
  return new ServiceError("not_found", { key, path });
}
