import { session } from "./current-session.ts";
import { unsent } from "../connection/unsent.ts";
import { forget, flushAutosaves, keptFor } from "../vault/vault.ts";
import { ownersOf } from "../vault/vault-owner.ts";

/** What this employer has unfinished on this computer, and what waits to be sent, as people call it. */
export async function unfinishedNames(): Promise<string[]> {
  flushAutosaves();
  // Where nothing can be kept, nothing is.
  const kept = await ownersOf(session.get())
    .then(keptFor)
    .catch(() => []);
  return [...new Set([...kept, ...unsent.get()].map(({ name }) => name))];
}

/** Signs out, and forgets all of it. */
export async function signOutAndForget(): Promise<void> {
  const owners = await ownersOf(session.get());
  // First, so that no form keeps anything more.
  session.signOut();
  for (const entry of await keptFor(owners)) await forget(entry);
}
