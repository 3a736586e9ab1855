import { session } from "./current-session.ts";
import type { Session } from "./session.ts";
import { unsent } from "../connection/unsent.ts";
import { flushAutosaves } from "../vault/autosaves.ts";
import { forget, keptFor } from "../vault/vault.ts";
import { ownersOf } from "../vault/vault-owner.ts";

/**
 * What this employer has unfinished on this computer or on this page, and what waits to be sent, as
 * people call it.
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

/** Where nothing can be kept, nothing is. */
const keptBy = async (who: Session) =>
  ownersOf(who)
    .then(keptFor)
    .catch(() => []);
