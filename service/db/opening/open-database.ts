import type { EmbeddedLocation, PostgresqlLocation, Database, Prepare, Warn } from "../database.ts";
import { openEmbedded, requireFiles } from "../embedded/embedded.ts";
import { hasSchema, migrate, type OnMigration, requireSchema } from "../migrate.ts";
import { openPostgresql } from "./postgresql.ts";
import { writeReferenceEntries } from "../reference-entries.ts";
import { continueTimeLine, openTimeLine } from "../time-line.ts";

const warnOnProcess: Warn = (message, error) =>
  process.emitWarning(error instanceof Error ? `${message}: ${error.message}` : message);

/** Brings the schema up to date. */
export const upToDate =
  (onMigration?: OnMigration): Prepare =>
  async (db) => {
    await migrate(db, onMigration);
    await writeReferenceEntries(db);
    await openTimeLine(db, () => onMigration?.("changes of a restored database", 1, 1));
  };

/**
 * Opens the database, brings its schema up to date (or does what `prepare` does instead) and answers it.
 * @throws an Error whose message is a sentence for the person who starts the service.
 */
export function openDatabase(
  location: EmbeddedLocation | PostgresqlLocation,
  warn: Warn = warnOnProcess,
  prepare: Prepare = upToDate(),
): Promise<Database> {
  return "dataDir" in location
    ? openEmbedded(location, warn, prepare)
    : openPostgresql(location, warn, prepare);
}

/**
 * Opens the database of an installation for a command, which neither makes nor migrates one. `prepare` runs on
 * the connection without timeouts.
 * @throws an Error with a sentence also where there is none, or its schema is another version's
 */
export async function openExisting(
  location: EmbeddedLocation | PostgresqlLocation,
  prepare: Prepare = (db) => continueTimeLine(db),
): Promise<Database> {
  if ("dataDir" in location) requireFiles(location.dataDir);
  return openDatabase(location, undefined, async (db) => {
    await requireSchema(db);
    await prepare(db);
  });
}

/** Opens the database for a command that may begin an installation. @throws as `openExisting` */
export const openOrFound = (location: EmbeddedLocation | PostgresqlLocation): Promise<Database> =>
  openDatabase(location, undefined, async (db) => {
    if (await hasSchema(db)) await requireSchema(db);
    else await migrate(db);
    await openTimeLine(db);
  });
