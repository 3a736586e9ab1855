import { useSyncExternalStore } from "react";
import { createSession } from "./session.ts";

/** The session of this tab. */
export const session = createSession();

globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && session.checkSignedOut());

/** The session, and a new rendering whenever it changes. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.get);
}
