import { setTimeout } from "node:timers/promises";
import type { Queryable } from "./database.ts";
import { BackupError } from "./errors.ts";

/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = 727102;

/** Marks a service as running while its connection is open. Waits while a backup is restored. */
export const HOLD_SERVICE_LOCK = `SELECT pg_advisory_lock_shared(${LOCK})`;

/** How often the lock is tried, every 100 ms: the server ends the connections of a stopped service after it. */
const TRIES = 20;

/**
 * Services that start wait until the transaction ends.
 * @throws BackupError while a service runs on the database; it ends with `advice`
 */
export async function lockOutServices(tx: Queryable, advice: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const [lock] = await tx.query<{ taken: boolean }>({
      text: `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
    });
    if (lock?.taken) return;
    await setTimeout(100);
  }
  throw new BackupError(`A service runs on this database. ${advice}`);
}
