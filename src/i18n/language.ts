import { getLocale } from "./paraglide/runtime.js";

/** The languages of the dashboard, each by its own name. */
export const LANGUAGES = { en: "English", "fr-CA": "Français" } as const;

export type Language = keyof typeof LANGUAGES;

/** The language of this page; also of its messages. */
export const language = getLocale();

/** The language to switch to. */
export const otherLanguage: Language = language === "fr-CA" ? "en" : "fr-CA";

const YEAR_IN_SECONDS = 31_536_000;

const switching = new Set<() => unknown>();

/**
 * Registers what stores the state of the page before it loads in another language, which waits for it.
 * @returns removes it
 */
export function onLanguageSwitch(store: () => unknown): () => void {
  switching.add(store);
  return () => void switching.delete(store);
}

/** Loads the page in another language, which this computer keeps (the service reads the cookie). */
export async function switchLanguage(to: Language): Promise<void> {
  // Where nothing can be stored, the page is switched nevertheless.
  await Promise.allSettled([...switching].map(async (store) => store()));
  document.cookie = `language=${to}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  globalThis.location.reload();
}

export const isLanguage = (text = ""): text is Language => Object.hasOwn(LANGUAGES, text);

/** The language that was chosen on this computer. */
export const chosenLanguage = (): string | undefined =>
  /(?:^|; )language=([^;]+)/.exec(document.cookie)?.[1];
