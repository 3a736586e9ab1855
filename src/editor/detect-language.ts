/** Shorter text is names and numbers in any language. */
const MIN_LENGTH = 25;
/** More would only take longer. */
const MAX_LENGTH = 2_000;
/** A shorter text that seems to be in another language than these is mostly a title of names. */
const SHORT = 50;
const OF_CANADA = ["en", "fr"];
/** How sure the detector is, at least, and how much surer than of the next language. */
const MIN_ACCURACY = 0.08;
const LEAD = 1.3;

/** The spelling of English and French is that of Canada. */
const REGIONS: Record<string, string> = { en: "en-CA", fr: "fr-CA" };

/**
 * The language of a text, of all that the detector knows, as a value of `lang`; undefined if that is not
 * clear. The detector (63 kB) loads with the first text.
 */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const words = text.replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH);
  if (words.length < MIN_LENGTH) return undefined;
  const { detectAll } = await import("tinyld/light");
  const [first, second] = detectAll(words);
  if (!first || first.accuracy < MIN_ACCURACY) return undefined;
  if (second && first.accuracy < LEAD * second.accuracy) return undefined;
  if (words.length < SHORT && !OF_CANADA.includes(first.lang)) return undefined;
  return REGIONS[first.lang] ?? first.lang;
}
