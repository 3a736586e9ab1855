import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import { DatabaseUnavailableError } from "./errors.ts";

/** Milliseconds that the database may take: a balancer waits no longer. */
const TIMEOUT = 1500;

/**
 * Queries the database, once for all callers that wait for the response.
 * @throws DatabaseUnavailableError where it does not respond in time
 */
export function createProbe(db: Pick<Database, "query">): () => Promise<void> {
  let query: Promise<unknown> | undefined;
  return async () => {
    query ??= db.query({ text: "SELECT 1" }).finally(() => (query = undefined));
    const timeout = sleep(TIMEOUT, undefined, { ref: false }).then(() => {
      throw new DatabaseUnavailableError(new Error("The database does not respond."));
    });
    await Promise.race([query, timeout]);
  };
}
