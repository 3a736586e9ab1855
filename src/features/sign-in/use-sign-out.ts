import { useState } from "react";
import { session } from "#src/lib/session/current-session.ts";
import type { UnsavedWork } from "./sign-out.ts";

/** Signs out, after a confirmation if something would be lost. */
export function useSignOut() {
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
  const signOut = async (isConfirmed: boolean) => {
    try {
      const { findUnsavedWork, isNothing, signOutAndForget } = await import("./sign-out.ts");
      const found = isConfirmed ? undefined : await findUnsavedWork();
      if (!found || isNothing(found)) await signOutAndForget();
      else setUnsaved(found);
    } catch {
      // Signing out must work even if the code does not load.
      session.signOut();
    }
  };
  return {
    signOut: () => void signOut(false),
    /** After the question. */
    confirm: () => void signOut(true),
    /** What to confirm; undefined without a question. */
    unsaved,
    stay: () => setUnsaved(undefined),
  };
}
