import { useState } from "react";
import { session } from "./current-session.ts";

/** Signing out, after the question whether what is unfinished may be lost. */
export function useSignOut() {
  const [unfinished, setUnsavedNames] = useState<readonly string[]>([]);
  const signOut = async () => {
    let names: string[] = [];
    try {
      const { unsavedNames } = await import("./sign-out.ts");
      names = await unsavedNames();
    } catch {
      // Whatever fails here, signing out works.
    }
    if (names.length > 0) setUnsavedNames(names);
    else session.signOut();
  };
  return {
    signOut: () => void signOut(),
    /** What would be lost, while the question stands; else nothing. */
    unfinished,
    stay: () => setUnsavedNames([]),
  };
}
