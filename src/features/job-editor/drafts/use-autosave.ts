import { useEffect, useState } from "react";
import { useSession } from "#src/lib/session/current-session.ts";
import { addAutosave } from "#src/lib/drafts/autosaves.ts";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { createAutosave, type AutosavedForm } from "./create-autosave.ts";

/** Keeps the form in the vault as it is typed (`create-autosave.ts`). */
export function useAutosave(options: Omit<AutosavedForm, "owner">) {
  const owner = useOwner(options.here.owner);
  const [autosave] = useState(() => createAutosave({ ...options, owner }));
  useEffect(() => autosave.follow({ ...options, owner }));

  const { form } = options;
  useEffect(() => {
    const { typed, flush } = autosave;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: typed });
    const hide = () => document.visibilityState === "hidden" && flush();
    const removeAutosave = addAutosave(autosave);
    document.addEventListener("visibilitychange", hide);
    // `beforeunload` comes before the browser asks whether to leave, so that all is written by the
    // time of the answer. `pagehide` is for browsers that do not ask; on a busy computer, Chromium
    // loses some of the writes that begin there.
    globalThis.addEventListener("beforeunload", flush);
    globalThis.addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeAutosave();
      document.removeEventListener("visibilitychange", hide);
      globalThis.removeEventListener("beforeunload", flush);
      globalThis.removeEventListener("pagehide", flush);
      // Also when the form itself breaks: what was typed is then gone from the screen only.
      flush();
    };
  }, [form, autosave]);
  return autosave;
}

/** The owner, which changes when the employer of the key becomes known. */
function useOwner(first: string | undefined): string | undefined {
  const current = useSession();
  const [owner, setOwner] = useState(first);
  useEffect(() => {
    draftOwnersOf(current).then(
      // Without a key there is no owner; what was typed stays with the one before.
      ([now]) => setOwner((before) => now ?? before),
      () => {},
    );
  }, [current]);
  return owner;
}
