import { outbox } from "../connection/outbox.ts";
import { flushAutosaves } from "../drafts/autosaves.ts";
import { draftOwnersOf } from "../drafts/draft-owner.ts";
import { deleteDraft, findDrafts } from "../drafts/draft-store.ts";
import { session } from "./current-session.ts";
import type { Session } from "./session.ts";
import { deleteStoredJobs } from "./stored-jobs.ts";

/** The names of the drafts and outbox items that signing out would remove. */
export async function unsavedNames(): Promise<string[]> {
  const open = flushAutosaves();
  const stored = [...(await draftsOf(session.get())), ...outbox.get()].map(({ name }) => name);
  return [...new Set([...open, ...stored])];
}

/** Signs out, and deletes the drafts and the jobs that this computer stores. */
export async function signOutAndForget(): Promise<void> {
  const leaving = session.get();
  // First, so that no form stores another draft.
  session.signOut();
  await deleteStoredJobs(await draftOwnersOf(leaving)).catch(() => {});
  for (const draft of await draftsOf(leaving)) await deleteDraft(draft);
}

const draftsOf = async (owner: Session) =>
  draftOwnersOf(owner)
    .then(findDrafts)
    .catch(() => []);
