import { useEffect } from "react";
import { chosenLanguage, isLanguage, language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { readStored, writeStored } from "#src/lib/state/storage.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

const SHOWN = "language-notice";

/** Says once per tab that the chosen language did not load: a static host serves English only. */
export function useLanguageNotice(): void {
  const toasts = useToasts();
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!isLanguage(chosen) || chosen === language || readStored("sessionStorage", SHOWN)) return;
    writeStored("sessionStorage", SHOWN, chosen);
    toasts.show({ dedupeKey: SHOWN, message: m.app_language_missing() });
  }, [toasts]);
}
