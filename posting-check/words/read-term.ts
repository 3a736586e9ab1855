/** Numbers that an age is written with: "##" in a term. */
const AGES =
  "1[4-9]|[2-7]\\d|(?:eighteen|twenty|thirty|forty|fifty|sixty|vingt|trente|quarante|cinquante|soixante)(?: (?:five|cinq))?";

const WORDS_OF_AGES =
  "eighteen twenty thirty forty fifty sixty vingt trente quarante cinquante soixante".split(" ");

const isNumber = (word: string) => word >= "0" && word < ":";

/** What the terms are found by that begin with a word. */
export const keyOf = (word: string): string => (isNumber(word) ? "#" : word);

const ENDINGS = ["", "s", "e", "es", "ne", "nes", "le", "les"];

const keysOf = (word: string): string[] => {
  if (word === "##") return ["#", ...WORDS_OF_AGES];
  return word.endsWith("+") ? ENDINGS.map((ending) => word.slice(0, -1) + ending) : [keyOf(word)];
};

const patternOf = (word: string): string => {
  if (word === "##") return AGES;
  if (word === "_") return "\\w+";
  return word.replace("+", "(?:e|ne|le)?s?").replace("*", "\\w*");
};

/** A term: what its first word is found by, what the second, unless it may be any or none, and its pattern. */
export interface Term {
  keys: ReadonlySet<string>;
  nextKeys: ReadonlySet<string> | undefined;
  pattern: RegExp;
}

/**
 * Reads a term of the lists. Words are separated by blanks, other words for the same place by strokes:
 * "young/mature"; "(old)" may lack, "_" is any word, "##" an age; after a word "+" is the ending of a gender
 * or a plural, "*" any ending, but not of the first word.
 */
export function readTerm(term: string): Term {
  const [first = "", ...others] = term.split(" ").filter(isNeeded);
  const source = others.map((place) =>
    place.startsWith("(") ? `(?: ${anyOf(place.slice(1, -1))})?` : ` ${anyOf(place)}`,
  );
  return {
    keys: new Set(first.split("/").flatMap(keysOf)),
    nextKeys: nextKeysOf(others),
    pattern: new RegExp(`${anyOf(first)}${source.join("")}(?!\\w)`, "y"),
  };
}

function nextKeysOf(places: readonly string[]): Set<string> | undefined {
  const needed = places.findIndex((place) => !place.startsWith("("));
  const words = places
    .slice(0, needed + 1)
    .flatMap((place) => place.replace(/[()]/g, "").split("/"));
  const isAny = needed < 0 || words.some((word) => /^_|\*$/.test(word));
  return isAny ? undefined : new Set(words.flatMap(keysOf));
}

/** Words that may lack before the first that may not say nothing. */
const isNeeded = (_: string, at: number, places: readonly string[]) =>
  !places.slice(0, at + 1).every((one) => one.startsWith("("));

const anyOf = (place: string) => `(?:${place.split("/").map(patternOf).join("|")})`;
