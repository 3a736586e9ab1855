import { newestJobs } from "./find-created-job.ts";
import { fetchJobs } from "../requests/read-requests.ts";
import { changeSetStore } from "./change-set-store.ts";

/** Postings that the next item of a change set cannot have created. */
export type KnownJobs = () => Promise<Set<number>>;

/**
 * The newest postings as they were before the change set created any, and those that it has created since.
 * Read when they are first needed.
 */
export function knownJobs(changeSet: string): KnownJobs {
  let reading: Promise<Set<number>> | undefined;
  return async () => {
    reading ??= readKnown(changeSet);
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
}

async function readKnown(changeSet: string): Promise<Set<number>> {
  let before = (await changeSetStore.get(changeSet))?.known;
  if (!before) {
    before = (await newestJobs(fetchJobs)).map(({ id }) => id);
    await changeSetStore.update(changeSet, { known: before });
  }
  const items = await changeSetStore.items(changeSet, "stored");
  return new Set([...before, ...items.flatMap(({ after }) => after?.job.id ?? [])]);
}
