import { session } from "./current-session.ts";
import type { Session } from "./session.ts";
import { unsent } from "../connection/unsent.ts";
import { flushAutosaves } from "../vault/autosaves.ts";
import { forget, keptFor } from "../vault/vault.ts";
import { ownersOf } from "../vault/vault-owner.ts";

/**
 * The names of what signing out would lose: forms that this employer has not finished on this page
 * or this computer, and what waits to be sent.
 */
export async function unfinishedNames(): Promise<string[]> {
  const here = flushAutosaves();
  const others = [...(await keptBy(session.get())), ...unsent.get()].map(({ name }) => name);
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
  ownersOf(who)
    .then(keptFor)
    .catch(() => []);
