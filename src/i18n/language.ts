import type { Catalogue } from "./en/catalogue.ts";
import { LOCALE } from "./en/grammar.ts";
import { ofComputer, readKept } from "#src/lib/storage.ts";

interface Language {
  /** For `Intl` and for `<html lang>`. */
  locale: string;
  words: () => Promise<Catalogue>;
}

/**
 * The languages other than English, whose words are part of the code. French is a folder `fr/` with
 * the files of `en/`, and a line here; no other file knows of it.
 */
const OTHERS: ReadonlyMap<string, Language> = new Map([
  // For tests: `localStorage.language = "pseudo"`. No control chooses it.
  ["pseudo", { locale: "en-XA", words: async () => (await import("./pseudo.ts")).pseudo }],
]);

const chosen = OTHERS.get(readKept(ofComputer, "language") ?? "");

/** The locale of everything that `Intl` writes. */
export const locale = chosen?.locale ?? LOCALE;

const texts: Partial<Catalogue>[] = [];
let words: Catalogue | undefined;

/** Areas of the catalogue that load together, in the language of this visit. */
export function inLanguage<Areas extends Partial<Catalogue>>(english: Areas): Areas {
  const text = { ...english };
  texts.push(text);
  translate(text);
  return text;
}

function translate(text: Partial<Catalogue>): void {
  if (!words) return;
  for (const area of Object.keys(text) as (keyof Catalogue)[]) {
    Object.assign(text, { [area]: words[area] });
  }
}

/** Loads the words of the chosen language before anything is drawn; those of English are there. */
export async function loadLanguage(): Promise<void> {
  if (!chosen) return;
  words = await chosen.words();
  document.documentElement.lang = chosen.locale;
  for (const text of texts) translate(text);
}
