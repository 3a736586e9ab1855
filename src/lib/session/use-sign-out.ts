import { useState } from "react";
import { session } from "./current-session.ts";

/** Signs out, after a confirmation if something is unsaved. */
export function useSignOut() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const signOut = async () => {
    try {
      const { signOutAndForget, unsavedNames } = await import("./sign-out.ts");
      const names = await unsavedNames();
      if (names.length > 0) setUnsaved(names);
      else await signOutAndForget();
    } catch {
      // Signing out must work even if the code or the drafts do not load.
      session.signOut();
    }
  };
  return {
    signOut: () => void signOut(),
    /** The names to confirm; empty without a question. */
    unsaved,
    stay: () => setUnsaved([]),
  };
}
