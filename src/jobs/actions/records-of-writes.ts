import { employerDatabase } from "#src/lib/database/employer-database.ts";
import type { SentChange } from "./pending-status.ts";

export { applyToIndex } from "../index/apply-changes.ts";

/** What a button sent, and has no known outcome yet: a change; without `to`, a deletion or a restoration. */
export type WriteUnderWay = Pick<SentChange, "idempotencyKey" | "job"> &
  Partial<SentChange> & { restores?: boolean };

/** As it is stored; `sentAt` is in milliseconds since 1970. */
export type StoredWrite = WriteUnderWay & { sentAt: number };

const writes = async () => (await employerDatabase()).table<StoredWrite, string>("writes");

export const openRecords = async (): Promise<void> => void (await employerDatabase());

/** Stores the name of a write before it is sent: a page that closes leaves it to the next one. */
export async function keepWrite(write: WriteUnderWay): Promise<void> {
  await (await writes()).put({ ...write, sentAt: Date.now() });
}

export async function forgetWrite(idempotencyKey: string): Promise<void> {
  await (await writes()).delete(idempotencyKey);
}

/** The writes of the session's employer that pages have left without an outcome. */
export async function findWritesUnderWay(): Promise<StoredWrite[]> {
  return (await writes()).toArray();
}
