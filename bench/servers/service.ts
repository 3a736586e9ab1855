// The service as it is served, on the database of DATABASE_URL or the embedded one in DATA_DIR. It logs
// and counts requests as it does in production; only that no key is refused for their number, unless RATE_LIMIT
// says so.
import type { AddressInfo } from "node:net";
import pino from "pino";
import { createApp } from "#service/app.ts";
import { readConfig } from "#service/config.ts";
import { openDatabase } from "#service/db/database.ts";
import { logOptions } from "#service/http/log.ts";
import { announce } from "./usage.ts";

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "", LOG_LEVEL = "info" } = process.env;
const { RATE_LIMIT } = process.env;
const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
const app = createApp({
  db,
  timeZone: "America/Vancouver",
  logger: pino(logOptions(LOG_LEVEL), pino.destination("/dev/null")),
  rateLimit: RATE_LIMIT ? readConfig({ RATE_LIMIT }).rateLimit : Number.MAX_SAFE_INTEGER,
});
await app.listen({ host: "127.0.0.1", port: 0 });
announce((app.server.address() as AddressInfo).port);
