import { outbox } from "../connection/outbox.ts";
import { flushAutosaves } from "../drafts/autosaves.ts";
import { draftOwnersOf } from "../drafts/draft-owner.ts";
import { deleteDraft, findDrafts } from "../drafts/draft-store.ts";
import { isKept } from "../drafts/unfinished-postings.ts";
import { session } from "./current-session.ts";
import type { Session } from "./session.ts";
import { deleteStoredJobs } from "./stored-jobs.ts";

/** What is unsaved when a person signs out. */
export interface UnsavedWork {
  /** The names of the drafts and outbox items that signing out removes. */
  names: readonly string[];
  /** Whether unfinished postings stay on this computer, which a person chose to keep. */
  keepsPostings: boolean;
}

export async function findUnsavedWork(): Promise<UnsavedWork> {
  const open = flushAutosaves();
  const drafts = await draftsOf(session.get());
  const removed = drafts.filter((draft) => !isKept(draft));
  const names = [...open, ...[...removed, ...outbox.get()].map(({ name }) => name)];
  return { names: [...new Set(names)], keepsPostings: removed.length < drafts.length };
}

/**
 * Signs out, and deletes the drafts and the jobs that this computer stores. Postings that are kept unfinished
 * stay.
 */
export async function signOutAndForget(): Promise<void> {
  const leaving = session.get();
  // First, so that no form stores another draft.
  session.signOut();
  await deleteStoredJobs(await draftOwnersOf(leaving)).catch(() => {});
  for (const draft of await draftsOf(leaving)) if (!isKept(draft)) await deleteDraft(draft);
}

const draftsOf = async (owner: Session) =>
  draftOwnersOf(owner)
    .then(findDrafts)
    .catch(() => []);
