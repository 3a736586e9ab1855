import { useStore } from "../state/store.ts";
import { createSession } from "./session.ts";

/** The session of this tab. */
export const session = createSession();

globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && session.checkSignedOut());

/** The session; rerenders when it changes. */
export function useSession() {
  return useStore(session);
}
