/** Numbers that an age is written with: "##" in a term. */
const AGES =
  "1[4-9]|[2-7]\\d|(?:eighteen|twenty|thirty|forty|fifty|sixty|vingt|trente|quarante|cinquante|soixante)(?: (?:five|cinq))?";

const WORDS_OF_AGES = "eig,twe,thi,for,fif,six,vin,tre,qua,cin,soi".split(",");

/** What the word at an index is found by: its first letters, or that it is a number. */
export const keyOf = (text: string, at = 0): string => {
  const letters = text.slice(at, at + 3);
  const blank = letters.indexOf(" ");
  return /^\d/.test(letters) ? "#" : blank < 0 ? letters : letters.slice(0, blank);
};

const keysOf = (word: string): string[] =>
  word === "##" ? ["#", ...WORDS_OF_AGES] : [keyOf(word.replace(/[+*]/g, ""))];

const patternOf = (word: string): string =>
  word === "##"
    ? AGES
    : word === "_"
      ? "\\w+"
      : word.replace("+", "(?:e|ne|le)?s?").replace("*", "\\w*");

/**
 * A term of the lists as a pattern. Words are separated by blanks, other words for the same place by
 * strokes: "young/mature"; "(old)" may lack, "_" is any word, "##" an age; after a word "+" is the ending of
 * a gender or a plural, "*" any ending.
 */
export function readTerm(term: string): { keys: string[]; source: string } {
  const [first = "", ...others] = term.split(" ").filter(isNeeded);
  const words = first.split("/");
  const source = others.map((place) =>
    place.startsWith("(") ? `(?: ${anyOf(place.slice(1, -1))})?` : ` ${anyOf(place)}`,
  );
  return { keys: words.flatMap(keysOf), source: anyOf(first) + source.join("") };
}

/** Words that may lack before the first that may not say nothing. */
const isNeeded = (_: string, at: number, places: readonly string[]) =>
  !places.slice(0, at + 1).every((one) => one.startsWith("("));

const anyOf = (place: string) => `(?:${place.split("/").map(patternOf).join("|")})`;
