import pg from "pg";
import { columnTypes } from "../column-types.ts";
import type { Database, PostgresqlLocation, Prepare, Warn } from "../database.ts";
import { withAdvice } from "./connection-advice.ts";
import { BackupError } from "../errors.ts";
import { poolDatabase } from "../pool-database.ts";
import { HOLD_SERVICE_LOCK } from "../service-lock.ts";

const OLDEST = 15;

/** Milliseconds. */
const CONNECTION_TIMEOUT = 4_000;

/** Milliseconds. The server gives up on a statement first; the driver does when the server is silent. */
const DRIVER_TIMEOUT = { query_timeout: 8_000 };
const SERVER_TIMEOUTS = {
  statement_timeout: 7_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Every connection holds the service's lock, and one is always open. */
const HELD_BY_SERVICE: pg.PoolConfig = {
  min: 1,
  verify: (client, done) => client.query(HOLD_SERVICE_LOCK, (error) => done(error)),
};

/**
 * Opens a PostgreSQL database.
 * @throws an Error with a sentence when it cannot be reached, is too old, is no UTF-8 database or writes
 * dates in a style of its own.
 */
export async function openPostgresql(
  { databaseUrl, poolSize = 10, pooled = false, noTimeout = false }: PostgresqlLocation,
  warn: Warn,
  prepare: Prepare,
): Promise<Database> {
  await checkAndPrepare({ databaseUrl, pooled }, warn, prepare);
  // A pooler refuses what would be set for a session, and lends the session to others.
  const ownSessions = !noTimeout && !pooled;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...(noTimeout ? {} : DRIVER_TIMEOUT),
    ...(ownSessions ? { ...SERVER_TIMEOUTS, ...HELD_BY_SERVICE } : {}),
    keepAlive: true,
    application_name: "job-postings",
    types: columnTypes,
  });
  const db = poolDatabase("postgresql", pool, { prepares: !pooled, warn });
  // The first connection, which is kept.
  if (ownSessions) await db.query({ text: "SELECT 1" });
  return db;
}

/** On a connection without time limits: a migration may take its time. */
async function checkAndPrepare(
  { databaseUrl, pooled }: { databaseUrl: string; pooled: boolean },
  warn: Warn,
  prepare: Prepare,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // One holds the lock of migrations while another creates an index.
    max: 2,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    ...(pooled ? {} : { options: "-c statement_timeout=0" }),
    types: columnTypes,
  });
  pool.on("error", (error) => warn("The database connection was lost while starting", error));
  const db = poolDatabase("postgresql", pool, { prepares: !pooled });
  try {
    await check(db, warn);
    if (pooled) await checkTimeouts(db, warn);
    await prepare(db);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used. ${withAdvice(error)}`, {
      cause: error,
    });
  } finally {
    await db.close();
  }
}

async function check(db: Database, warn: Warn): Promise<void> {
  const [server] = await db.query<{
    version: number;
    encoding: string;
    dateStyle: string;
    folds: boolean;
  }>({
    text: `SELECT
      current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      current_setting('DateStyle') AS "dateStyle",
      U&'\\00C9' ILIKE U&'\\00E9' AS folds`,
  });
  if (!server) throw new Error("It does not answer a plain question.");
  if (server.version < OLDEST) {
    throw new Error(`It is PostgreSQL ${server.version}; ${OLDEST} or newer is needed.`);
  }
  if (server.encoding !== "UTF8") {
    throw new Error(`Its encoding is ${server.encoding}; create it with ENCODING 'UTF8'.`);
  }
  if (!server.dateStyle.startsWith("ISO")) {
    throw new Error(
      `Its DateStyle is ${server.dateStyle}; set it with ALTER DATABASE … SET datestyle = 'ISO'.`,
    );
  }
  if (!server.folds) {
    warn("The database's locale does not know É as é, so that searches tell them apart");
  }
}

/** Behind a pooler the role or the database has to limit what no session can. */
async function checkTimeouts(db: Database, warn: Warn): Promise<void> {
  const rows = await db.query<{ name: string }>({
    text: "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' ORDER BY name",
    values: [Object.keys(SERVER_TIMEOUTS)],
  });
  for (const { name } of rows) {
    const seconds = SERVER_TIMEOUTS[name as keyof typeof SERVER_TIMEOUTS] / 1000;
    warn(
      `Nothing sets ${name}: ALTER ROLE … SET ${name} = '${seconds}s' for the role that the pooler uses`,
    );
  }
}
