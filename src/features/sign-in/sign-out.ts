import { type KeptChanges, keptChanges } from "#src/jobs/actions/changes/kept-changes.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { forgetEmployer } from "#src/lib/database/employer-database.ts";
import { flushAutosaves } from "#src/lib/drafts/autosaves.ts";
import { findDrafts } from "#src/lib/drafts/draft-store.ts";
import { isKept } from "#src/lib/drafts/unfinished-postings.ts";
import { session } from "#src/lib/session/current-session.ts";
import { unfinishedChanges } from "#src/jobs/writes/change-set.ts";

/** What signing out removes that a person may want to keep. */
export interface UnsavedWork extends KeptChanges {
  /** The names of forms and outbox items that are not saved. */
  names: readonly string[];
  /** Postings that are kept unfinished. */
  postings: number;
}

export async function findUnsavedWork(): Promise<UnsavedWork> {
  const open = flushAutosaves();
  const drafts = await findDrafts().catch(() => []);
  const unsaved = [...drafts.filter((draft) => !isKept(draft)), ...outbox.get()];
  return {
    names: [...new Set([...open, ...unsaved.map(({ name }) => name)])],
    postings: drafts.filter(isKept).length,
    ...(await keptChanges().catch(() => ({ unfinished: 0, undoable: 0 }))),
  };
}

export const isNothing = ({ names, postings, unfinished, undoable }: UnsavedWork): boolean =>
  names.length + postings + unfinished + undoable === 0;

/** Signs out, and deletes what this computer keeps of the employer. */
export async function signOutAndForget(): Promise<void> {
  const leaving = session.get();
  // First, so that nothing is stored any more.
  session.signOut();
  unfinishedChanges.set(null);
  await forgetEmployer(leaving);
}
