import { changeSetStore } from "./change-set-store.ts";
import { unfinishedChanges } from "./unfinished-change-set.ts";

/**
 * Looks for an unfinished change set in the database, unless its id is stored: Chromium writes `localStorage`
 * late, so a browser that was killed may have lost it.
 */
export async function findUnfinished(): Promise<void> {
  if (unfinishedChanges.get() !== null) return;
  const found = await changeSetStore.findUnfinished();
  if (found && unfinishedChanges.get() === null) unfinishedChanges.set(found.id);
}
