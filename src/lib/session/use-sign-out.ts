import { useState } from "react";
import { session } from "./current-session.ts";
import { findUnsavedWork, signOutAndForget, type UnsavedWork } from "./sign-out.ts";

/** Signs out, after a confirmation if something is unsaved. */
export function useSignOut() {
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
  const signOut = async () => {
    try {
      const found = await findUnsavedWork();
      if (found.names.length > 0) setUnsaved(found);
      else await signOutAndForget();
    } catch {
      // Signing out must work even if the drafts cannot be read.
      session.signOut();
    }
  };
  return {
    signOut: () => void signOut(),
    /** What to confirm; undefined without a question. */
    unsaved,
    stay: () => setUnsaved(undefined),
  };
}
