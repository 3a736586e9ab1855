import { lookup } from "node:dns/promises";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import pino, { type Logger } from "pino";
import { todayIn } from "#contract/calendar-date.ts";
import { startKeptLog } from "./admin/kept-commands.ts";
import { listenForAdmin } from "./admin/socket.ts";
import { cannotListen, requireAddress } from "./address.ts";
import { answerWhileStarting } from "./answer-while-starting.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { openDatabase, upToDate } from "./db/opening/open-database.ts";
import { demoKey } from "./demo.ts";
import { API_PREFIX } from "./http/links.ts";
import { logOptions } from "./http/log.ts";
import { startJanitor } from "./janitor.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { startLine } from "./start-line.ts";
import { startWarnings } from "./start-warnings.ts";

/**
 * Runs the service until SIGTERM or SIGINT, configured by the environment: then it finishes open requests
 * and closes the database.
 * @throws an Error whose message is a sentence for the person who starts it
 */
export async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, databasePooled: pooled, timeZone } = config;
  const logger = pino(logOptions(config.logLevel));
  // Before a database is made that nothing will use.
  await requireAddress(config);
  const { stopAnswering, onMigration, onUpToDate } = beginStart(config, logger);
  const db = await openDatabase(
    databaseUrl ? { databaseUrl, pooled } : { dataDir },
    (message, error) => logger.warn({ err: error }, message),
    upToDate(onMigration),
  );
  onUpToDate();
  const embedded = databaseUrl === undefined;
  const stopAdmin = embedded ? await listenForAdmin(dataDir, { db, timeZone, logger }) : undefined;
  const apiKey =
    config.demo && embedded && isLoopback(config.host)
      ? await demoKey(db, { dataDir, today: todayIn(timeZone) })
      : undefined;
  logger.info(await startLine(db, config));
  for (const warning of startWarnings(process.env)) logger.warn(warning);
  const directory = path.join(import.meta.dirname, "../dist");
  const dashboard = existsSync(directory);
  const metrics = createMetrics(db, {
    dataDir: embedded ? dataDir : undefined,
    backupDir: config.backupDir,
  });
  const app = createApp({
    db,
    logger,
    metrics,
    timeZone,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    securityContact: config.securityContact,
    rateLimit: config.rateLimit,
    plain: config.plain,
    retention: config.retention,
    bodyLimit: config.bodyLimit,
    ...(dashboard
      ? {
          dashboard: {
            directory,
            apiBaseUrl: config.apiBaseUrl,
            sourceMaps: config.sourceMaps,
          },
        }
      : {}),
  });
  let measuring: Server | undefined;
  const stopJanitor = startJanitor(db, timeZone, logger, config.retention);
  const stopKeptLog = startKeptLog(db, logger);

  const stop = async (signal: NodeJS.Signals) => {
    logger.info(`${signal}: finishing what is under way`);
    stopJanitor();
    stopKeptLog();
    await Promise.all([app.close(), stopAdmin?.()]);
    measuring?.close().closeAllConnections();
    await db.close();
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Not `once`: Ctrl-C comes from the terminal and again from npm, and the second would kill.
    process.on(signal, () => void (stopping ??= stop(signal)));
  }

  try {
    // For each further address of a name, Fastify would start a server without our limits.
    const { address: host } = await lookup(config.host, { order: "ipv4first" });
    if (config.metricsPort !== undefined) {
      measuring = await serveMetrics(metrics, { host, port: config.metricsPort });
      logger.info({ address: measuring.address() }, "GET /metrics is served");
    }
    const linksByProxy = config.trustProxy !== false && config.publicUrl === undefined;
    await stopAnswering();
    const origin = await app.listen({ host, port: config.port, backlog: BACKLOG });
    // In production, standard output is the log alone; Fastify logs where it listens.
    if (!config.production) process.stdout.write(announcement(origin, { dashboard, apiKey }));
    if (linksByProxy) logger.warn(LINKS_BY_PROXY);
  } catch (error) {
    throw cannotListen(error, config);
  }
}

/** Seconds between two lines of the log about a migration that takes long. */
const MIGRATION_LOG_SECONDS = 10;

const STARTING = {
  status: "starting",
  message: "The service starts. Try again in a few seconds.",
};

/** Answers probes and tells the log while the database is opened and brought up to date. */
function beginStart({ host, port, corsOrigins }: Config, logger: Logger) {
  let state = STARTING;
  const stopAnswering = answerWhileStarting({ host, port, corsOrigins }, () => state);
  let ticking: NodeJS.Timeout | undefined;
  return {
    onMigration: (migration: string, number: number, of: number) => {
      const step = `${number} of ${of}`;
      state = {
        status: `migrating, ${step}`,
        message: `The service brings its database up to date (${step}). Try again soon.`,
      };
      logger.info({ migration }, `bringing the database up to date, ${step}`);
      const began = performance.now();
      clearInterval(ticking);
      ticking = setInterval(() => {
        const seconds = Math.round((performance.now() - began) / 1_000);
        logger.info({ migration, seconds }, "still bringing the database up to date");
      }, MIGRATION_LOG_SECONDS * 1_000).unref();
    },
    onUpToDate: () => {
      clearInterval(ticking);
      state = STARTING;
    },
    stopAnswering,
  };
}

/** Connections that the system holds until the loop takes them: hundreds at once delay no other client. */
const BACKLOG = 4096;

const LINKS_BY_PROXY =
  "TRUST_PROXY is set and PUBLIC_URL is not: links begin with the X-Forwarded-Proto and X-Forwarded-Host of each request, so the proxy must replace what its clients send in them.";

/** The text that is printed when the service listens; tests wait for it. */
export function announcement(
  origin: string,
  { dashboard, apiKey }: { dashboard: boolean; apiKey: string | undefined },
): string {
  return [
    "",
    ...(dashboard ? [`  Dashboard    ${origin}/`] : []),
    `  Service      ${origin}${API_PREFIX}`,
    ...(apiKey ? [`  Demo API key ${apiKey}`] : []),
    "",
    "",
  ].join("\n");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
