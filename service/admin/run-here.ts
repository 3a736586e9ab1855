import type { Database, EmbeddedLocation, PostgresqlLocation } from "../db/database.ts";
import { openExisting, openOrFound } from "../db/opening/open-database.ts";
import type { CommandContext } from "./command.ts";
import { readCommand, runCommand } from "./commands.ts";
import { keepLine } from "./kept-commands.ts";
import { logCommand, type TypedCommand } from "./log-command.ts";

type Location = EmbeddedLocation | PostgresqlLocation;

/**
 * Runs a command without the service, and keeps its line for the service's log.
 * @throws AdminError, or an Error with a sentence where the database cannot be opened
 */
export async function runHere(
  location: Location,
  typed: TypedCommand,
  { timeZone, progress }: Omit<CommandContext, "db">,
): Promise<object> {
  const { command, options } = typed;
  const { founds, opens } = readCommand(command, options);
  if (opens) {
    // It opens the database by itself, and may be what makes it.
    const later = keeper((keep) => within(openExisting(location), keep));
    return logCommand(later, typed, () => opens({ location, progress }));
  }
  return within(founds ? openOrFound(location) : openExisting(location), (db) =>
    logCommand(
      keeper((keep) => keep(db)),
      typed,
      () => runCommand(command, options, { db, timeZone, progress }),
    ),
  );
}

async function within<T>(opening: Promise<Database>, work: (db: Database) => Promise<T>) {
  const db = await opening;
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Where `logCommand` writes. Of a command that was refused, nothing is kept where the database cannot be used. */
const keeper = (withDatabase: (keep: (db: Database) => Promise<void>) => Promise<void>) => ({
  info: async (facts: object, message: string) => {
    const level = "info";
    await withDatabase((db) => keepLine(db, { level, facts, message })).catch((error: unknown) => {
      const line = JSON.stringify({ ...facts, message });
      process.stderr.write(`The service's log will lack this line: ${line} (${String(error)})\n`);
    });
  },
  warn: async (facts: object, message: string) => {
    const level = "warn";
    await withDatabase((db) => keepLine(db, { level, facts, message })).catch(() => {});
  },
});
