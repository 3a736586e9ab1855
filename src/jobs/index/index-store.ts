import { noop } from "@tanstack/react-query";
import { Dexie, type Table } from "dexie";
import { job } from "#contract/job.ts";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { session } from "#src/lib/session/current-session.ts";
import { storedJobsName } from "#src/lib/session/stored-jobs.ts";
import {
  EMPTY,
  type IndexData,
  type IndexedJob,
  type IndexProgress,
  type JobUpdate,
} from "./index-data.ts";

/** Jobs that were stored with other properties are read from the service again. */
const SHAPE = Object.keys(job.shape).join();

interface StoredProgress extends IndexProgress {
  shape: string;
}

/** The one record of its table. */
const NOW = "now";

class JobDatabase extends Dexie {
  declare jobs: Table<IndexedJob, number>;
  declare progress: Table<StoredProgress, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ jobs: "job.id", progress: "" });
    // Sign-out deletes the database: it must not open again, nor warn of that.
    this.on("versionchange", () => {
      this.close();
      return false;
    });
  }
}

/** The index in IndexedDB. A write that fails costs a reading at the next visit, and nothing else. */
export type IndexStore = Awaited<ReturnType<typeof openIndexStore>>;

/** Opens the index of the session's employer; `undefined` where the browser stores nothing. */
export async function openIndexStore() {
  const begun = session.get();
  const [owner] = await draftOwnersOf(begun);
  if (owner === undefined || !session.isCurrent(begun)) return undefined;
  const database = new JobDatabase(storedJobsName(owner));
  try {
    await database.open();
  } catch {
    return undefined;
  }

  let writing = Promise.resolve();
  const write = (change: () => Promise<unknown>) => {
    const isOwn = () => session.isCurrent(begun);
    const { jobs, progress } = database;
    writing = writing
      .then(async () => isOwn() && database.transaction("rw", [jobs, progress], change))
      .then(noop, noop);
    return writing;
  };
  const putJobs = async (updates: readonly JobUpdate[]) => {
    await database.jobs.bulkPut(updates.flatMap(([, indexed]) => indexed ?? []));
    await database.jobs.bulkDelete(updates.flatMap(([id, indexed]) => (indexed ? [] : id)));
  };

  return {
    load: async (): Promise<IndexData> => {
      try {
        const progress = await database.progress.get(NOW);
        if (progress?.shape !== SHAPE) return EMPTY;
        const { complete, cursor } = progress;
        const rows = await database.jobs.toArray();
        return { ...EMPTY, complete, cursor, jobs: new Map(rows.map((row) => [row.job.id, row])) };
      } catch {
        return EMPTY;
      }
    },

    /** Own writes. A service with a feed has them there. */
    put: async (updates: readonly JobUpdate[]) =>
      write(async () => {
        const stored = await database.progress.get(NOW);
        if (stored && stored.cursor === undefined) await putJobs(updates);
      }),

    /** What was read after `since`, unless another tab has continued from there. */
    advance: async (since: string | undefined, updates: readonly JobUpdate[], to: IndexProgress) =>
      write(async () => {
        const stored = await database.progress.get(NOW);
        if (stored?.cursor !== since) return;
        await putJobs(updates);
        await database.progress.put({ ...to, shape: SHAPE }, NOW);
      }),

    clear: async () =>
      write(async () => {
        await database.jobs.clear();
        await database.progress.clear();
      }),

    /** Closes it after its last write. */
    close: async () => {
      await writing;
      database.close();
    },
  };
}
