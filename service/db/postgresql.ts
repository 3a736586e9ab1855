import pg from "pg";
import { columnTypes } from "./column-types.ts";
import type { Database, PostgresqlLocation, Warn } from "./database.ts";
import { messageOf } from "./errors.ts";
import { migrate } from "./migrate.ts";
import { poolDatabase } from "./pool-database.ts";

const OLDEST = 15;

/** Milliseconds. The server gives up on a statement first; the driver does when the server is silent. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Opens a PostgreSQL database.
 * @throws an Error with a sentence when it cannot be reached, is too old or is no UTF-8 database.
 */
export async function openPostgresql(
  { databaseUrl, poolSize = 10 }: PostgresqlLocation,
  warn: Warn,
): Promise<Database> {
  await prepare(databaseUrl, warn);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    ...TIMEOUTS,
    keepAlive: true,
    application_name: "job-postings",
    types: columnTypes,
  });
  pool.on("error", (error) => warn("An idle database connection was lost", error));
  return poolDatabase("postgresql", pool);
}

/** Checks and migrates on a connection without time limits: a migration may take its time. */
async function prepare(databaseUrl: string, warn: Warn): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: TIMEOUTS.connectionTimeoutMillis,
    types: columnTypes,
  });
  pool.on("error", (error) => warn("The database connection was lost while starting", error));
  const db = poolDatabase("postgresql", pool);
  try {
    await check(db, warn);
    await migrate(db);
  } catch (error) {
    throw new Error(`The database of DATABASE_URL cannot be used. ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    await db.close();
  }
}

async function check(db: Database, warn: Warn): Promise<void> {
  const [server] = await db.query<{ version: number; encoding: string; folds: boolean }>({
    text: `SELECT
      current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      U&'\\00C9' ILIKE U&'\\00E9' AS folds`,
  });
  if (!server) throw new Error("It does not answer a plain question.");
  if (server.version < OLDEST) {
    throw new Error(`It is PostgreSQL ${server.version}; ${OLDEST} or newer is needed.`);
  }
  if (server.encoding !== "UTF8") {
    throw new Error(`Its encoding is ${server.encoding}; create it with ENCODING 'UTF8'.`);
  }
  if (!server.folds) {
    warn("The database's locale does not know É as é, so that searches tell them apart");
  }
}
