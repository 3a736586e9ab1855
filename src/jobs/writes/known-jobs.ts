import { newestJobs } from "./find-created-job.ts";
import { changeSetStore } from "./change-set-store.ts";

/**
 * Postings that the next item of a change set cannot have created: the newest as they were before the change set created any, and those that it has created since.
 * Read when they are first needed.
 */
export function knownJobs(changeSet: string) {
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
    before = (await newestJobs()).map(({ id }) => id);
    await changeSetStore.update(changeSet, { known: before });
  }
  const items = await changeSetStore.items(changeSet, "stored");
  return new Set([...before, ...items.flatMap(({ after }) => after?.job.id ?? [])]);
}
