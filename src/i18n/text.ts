import { readStored } from "#src/lib/storage.ts";
import { type Catalogue, catalogue } from "./en/catalogue.ts";

interface Language {
  /** For `<html lang>`. */
  locale: string;
  load: () => Promise<Catalogue>;
}

/** The languages other than English, which is part of the code. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  // For tests: `localStorage.language = "pseudo"`. No control chooses it.
  ["pseudo", { locale: "en-XA", load: async () => (await import("./pseudo.ts")).pseudo }],
]);

/** Every message that the dashboard shows, by area, in the language of this visit. */
export const text: Catalogue = catalogue;

/** Loads the messages of the chosen language, before anything is rendered. */
export async function loadLanguage(): Promise<void> {
  const language = LANGUAGES.get(readStored("localStorage", "language") ?? "");
  if (!language) return;
  const messages = await language.load();
  // The areas stay the same objects, as modules hold them.
  for (const area of Object.keys(text) as (keyof Catalogue)[])
    Object.assign(text[area], messages[area]);
  document.documentElement.lang = language.locale;
}
