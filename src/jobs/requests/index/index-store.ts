import { noop } from "@tanstack/react-query";
import { job } from "#contract/job.ts";
import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import {
  EMPTY,
  type IndexData,
  type IndexProgress,
  type JobUpdate,
  withUpdates,
} from "./index-data.ts";

/** Jobs that were stored with other properties are read from the service again. */
const SHAPE = Object.keys(job.shape).join();

/** The one record of its table. */
const NOW = "now";

/** Jobs in a record, after the records of many small updates were joined. */
const RECORD_SIZE = 500;

/** Small records that are not worth joining. */
const MANY = 100;

/** The index in IndexedDB. A write that fails costs a reading at the next visit, and nothing else. */
export type IndexStore = Awaited<ReturnType<typeof openIndexStore>>;

/**
 * Opens the index of a session's employer; `undefined` where the browser stores nothing. A log: each record
 * is what one reading or write has changed. A browser reads and writes a few large records ten times as fast
 * as one for each job.
 */
export async function openIndexStore(begun = session.get()) {
  const database = await employerDatabase(begun).catch(noop);
  if (!database || !session.isCurrent(begun)) return undefined;
  const log = database.table<JobUpdate[], number>("updates");
  const progress = database.table<IndexProgress & { shape: string }, string>("progress");
  const tables = [log, progress];

  let writing = Promise.resolve();
  const write = async (change: () => Promise<unknown>) => {
    writing = writing
      .then(async () => session.isCurrent(begun) && database.transaction("rw", tables, change))
      .then(noop, noop);
    return writing;
  };
  const readAfter = async (record: number) => {
    const records = log.where(":id").above(record);
    const [keys, updates] = await Promise.all([records.primaryKeys(), records.toArray()]);
    return { record: keys.at(-1) ?? record, records: keys.length, updates: updates.flat() };
  };
  const append = async (updates: readonly JobUpdate[]) =>
    updates.length > 0 && log.add([...updates]);
  const joinRecords = async () => {
    const { updates } = await readAfter(0);
    const jobs = [...withUpdates(new Map(), updates)];
    await log.clear();
    for (let first = 0; first < jobs.length; first += RECORD_SIZE)
      await append(jobs.slice(first, first + RECORD_SIZE));
  };

  const clear = async () =>
    write(async () => {
      await log.clear();
      await progress.clear();
    });

  return {
    load: async (): Promise<IndexData> => {
      try {
        const read = async () => Promise.all([progress.get(NOW), readAfter(0)]);
        const [stored, all] = await database.transaction("r", tables, read);
        if (stored && stored.shape !== SHAPE) await clear();
        if (stored?.shape !== SHAPE) return EMPTY;
        const { record, records, updates } = all;
        const jobs = withUpdates(new Map(), updates);
        if (records > MANY + jobs.size / RECORD_SIZE) void write(joinRecords);
        const { complete, cursor } = stored;
        return { ...EMPTY, complete, cursor, jobs, record };
      } catch {
        return EMPTY;
      }
    },

    /** What this tab and others wrote after a record. */
    readAfter: async (record: number) => readAfter(record).catch(() => ({ record, updates: [] })),

    /** Own writes. A service with a feed has them there. */
    put: async (updates: readonly JobUpdate[]) =>
      write(async () => {
        const stored = await progress.get(NOW);
        if (stored && stored.cursor === undefined) await append(updates);
      }),

    /** What was read after `since`, unless another tab has continued from there. */
    advance: async (since: string | undefined, updates: readonly JobUpdate[], to: IndexProgress) =>
      write(async () => {
        const stored = await progress.get(NOW);
        if (stored?.cursor !== since) return;
        await append(updates);
        await progress.put({ ...to, shape: SHAPE }, NOW);
      }),

    clear,

    /** Waits for its last write. */
    close: async () => writing,
  };
}
