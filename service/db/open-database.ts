import type { EmbeddedLocation, PostgresqlLocation, Database, Prepare, Warn } from "./database.ts";
import { openEmbedded, requireFiles } from "./embedded/embedded.ts";
import { migrate, requireSchema } from "./migrate.ts";
import { openPostgresql } from "./postgresql.ts";
import { continueTimeLine, openTimeLine } from "./time-line.ts";

const warnOnProcess: Warn = (message, error) =>
  process.emitWarning(error instanceof Error ? `${message}: ${error.message}` : message);

/**
 * Opens the database, brings its schema up to date (or does what `prepare` does instead) and answers it.
 * @throws an Error whose message is a sentence for the person who starts the service.
 */
export function openDatabase(
  location: EmbeddedLocation | PostgresqlLocation,
  warn: Warn = warnOnProcess,
  prepare: Prepare = async (db) => {
    await migrate(db);
    await openTimeLine(db);
  },
): Promise<Database> {
  return "dataDir" in location
    ? openEmbedded(location, warn, prepare)
    : openPostgresql(location, warn, prepare);
}

/**
 * Opens the database of an installation as `openDatabase` does, for a command, and makes none. `prepare` runs
 * on the connection without timeouts.
 * @throws an Error with a sentence also where there is none
 */
export async function openExisting(
  location: EmbeddedLocation | PostgresqlLocation,
  prepare: Prepare = continueTimeLine,
): Promise<Database> {
  if ("dataDir" in location) requireFiles(location.dataDir);
  return openDatabase(location, undefined, async (db) => {
    await requireSchema(db);
    await migrate(db);
    await prepare(db);
  });
}
