import { useEffect, useState } from "react";
import { useSession } from "#src/lib/session/current-session.ts";
import { addAutosave } from "#src/lib/drafts/autosaves.ts";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { type AutosavedForm, createAutosave } from "./create-autosave.ts";

/** Stores the form as a draft while a person types. */
export function useAutosave(options: Omit<AutosavedForm, "owner">) {
  const owner = useOwner(options.drafts.owner);
  const [autosave] = useState(() => createAutosave({ ...options, owner }));
  useEffect(() => autosave.follow({ ...options, owner }));

  const { form } = options;
  useEffect(() => {
    const { schedule, flush } = autosave;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule });
    const onVisibilityChange = () => document.visibilityState === "hidden" && flush();
    const removeAutosave = addAutosave(autosave);
    document.addEventListener("visibilitychange", onVisibilityChange);
    // `beforeunload` fires before the browser's question, so the write ends in time. `pagehide` is
    // for browsers that do not ask; Chromium loses some writes that start there.
    globalThis.addEventListener("beforeunload", flush);
    globalThis.addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeAutosave();
      document.removeEventListener("visibilitychange", onVisibilityChange);
      globalThis.removeEventListener("beforeunload", flush);
      globalThis.removeEventListener("pagehide", flush);
      // Also runs when the form crashes.
      flush();
    };
  }, [form, autosave]);
  return autosave;
}

/** The owner, which changes once the employer of the key is known. */
function useOwner(first: string | undefined): string | undefined {
  const current = useSession();
  const [owner, setOwner] = useState(first);
  useEffect(() => {
    draftOwnersOf(current).then(
      // A signed-out session has no owner: keep the one before.
      ([now]) => setOwner((before) => now ?? before),
      () => {},
    );
  }, [current]);
  return owner;
}
