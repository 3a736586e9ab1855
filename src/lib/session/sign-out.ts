import { session } from "./current-session.ts";
import type { Session } from "./session.ts";
import { outbox } from "../connection/outbox.ts";
import { flushAutosaves } from "../drafts/autosaves.ts";
import { forget, findDrafts } from "../drafts/draft-store.ts";
import { draftOwnersOf } from "../drafts/draft-owner.ts";

/**
 * The names of what signing out would lose: forms that this employer has not finished on this page
 * or this computer, and what waits to be sent.
 */
export async function unsavedNames(): Promise<string[]> {
  const here = flushAutosaves();
  const others = [...(await keptBy(session.get())), ...outbox.get()].map(({ name }) => name);
  return [...new Set([...here, ...others])];
}

/** Signs out, and forgets all of it. */
export async function signOutAndForget(): Promise<void> {
  const leaving = session.get();
  // First, so that no form keeps anything more.
  session.signOut();
  for (const entry of await keptBy(leaving)) await forget(entry);
}

/** Nothing, where the browser keeps nothing. */
const keptBy = async (who: Session) =>
  draftOwnersOf(who)
    .then(findDrafts)
    .catch(() => []);
