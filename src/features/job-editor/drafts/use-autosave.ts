import { useEffect, useState } from "react";
import { onLanguageSwitch } from "#src/i18n/language.ts";
import { addAutosave } from "#src/lib/drafts/autosaves.ts";
import { type AutosavedForm, createAutosave } from "./create-autosave.ts";

/** Stores the form as a draft while a person types. */
export function useAutosave(options: AutosavedForm) {
  const [autosave] = useState(() => createAutosave(options));
  useEffect(() => autosave.follow(options));

  const { form } = options;
  useEffect(() => {
    const { schedule } = autosave;
    const flush = () => void autosave.flush();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule });
    const onVisibilityChange = () => document.visibilityState === "hidden" && flush();
    const removeAutosave = addAutosave(autosave);
    const removeSwitch = onLanguageSwitch(autosave.flush);
    document.addEventListener("visibilitychange", onVisibilityChange);
    // `beforeunload` fires before the browser's question, so the write ends in time. `pagehide` is
    // for browsers that do not ask; Chromium loses some writes that start there.
    globalThis.addEventListener("beforeunload", flush);
    globalThis.addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeAutosave();
      removeSwitch();
      document.removeEventListener("visibilitychange", onVisibilityChange);
      globalThis.removeEventListener("beforeunload", flush);
      globalThis.removeEventListener("pagehide", flush);
      // Also runs when the form crashes.
      flush();
    };
  }, [form, autosave]);
  return autosave;
}
