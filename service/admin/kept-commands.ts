import type { FastifyBaseLogger } from "fastify";
import type { Database, Queryable } from "../db/database.ts";

// A command that no service runs leaves its line in the database; a service writes it to its own log.

type Level = "info" | "warn";

interface KeptLine {
  level: Level;
  facts: object;
  message: string;
}

/** Keeps a line for the log of the service that runs on the database, or of the next one that starts. */
export async function keepLine(db: Queryable, line: KeptLine): Promise<void> {
  await db.query({
    text: "INSERT INTO admin_commands (line) VALUES ($1)",
    values: [JSON.stringify(line)],
  });
}

/** Logs what was kept. Each line is one process's, and stays where that one ends before it is written. */
export function logKeptLines(db: Database, logger: Pick<FastifyBaseLogger, Level>): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await tx.query<{ id: number; at: Date; line: string }>({
      text: "DELETE FROM admin_commands RETURNING id, at, line",
    });
    for (const { at, line } of rows.toSorted((a, b) => a.id - b.id)) {
      const { level, facts, message } = JSON.parse(line) as KeptLine;
      logger[level]({ ...facts, at: at.toISOString() }, message);
    }
  });
}

/** Milliseconds. */
const INTERVAL = 10_000;

/** Logs what was kept, now and as commands follow. The embedded database is the service's alone: none can follow. */
export function startKeptLog(db: Database, logger: FastifyBaseLogger): () => void {
  const run = () =>
    logKeptLines(db, logger).catch((error: unknown) =>
      logger.warn({ err: error }, "commands of npm run admin were not logged; it is tried again"),
    );
  void run();
  if (db.engine === "embedded") return () => {};
  const timer = setInterval(() => void run(), INTERVAL).unref();
  return () => clearInterval(timer);
}
