import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import type { SingleFix } from "../model/rule.ts";
import { PROVINCE_NAMES } from "../text/cut-title.ts";
import { countWords, type Quote, wholeSentence } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";

/** A province after a name, as it is written in full or by its code. */
const AFTER_CITY = new RegExp(`[ ,(]{1,3}(${PROVINCE_NAMES})`, "gu");

/** Before "Hope" in "New Hope", which is another place. */
const LONGER_NAME = /(?:[\p{L}\p{N}'-]|\p{Lu}\p{L}* )$/u;
/** All of the text before each name would take quadratic time. */
const LONGEST_WORD = 40;

/** A place with the one province that the text names behind it. */
export function provinceInText(text: string, place: string): SingleFix | undefined {
  const { city, parts } = readPlace(place);
  if (parts.length > 0) return undefined;
  const codes = [...text.matchAll(AFTER_CITY)].flatMap(({ 1: name = "", index }) => {
    const start = index - city.length;
    const before = text.slice(Math.max(0, start - LONGEST_WORD), start);
    const isCity = text.startsWith(city, start) && !LONGER_NAME.test(before);
    return isCity ? (provinceCode(name) ?? []) : [];
  });
  const [code, ...others] = new Set(codes);
  return code !== undefined && others.length === 0
    ? { kind: "place", find: place, by: `${city}, ${code}` }
    : undefined;
}

/** The description without the sentence around a place in it, unless that says something else too. */
export function withoutSentence({ text }: Posting, quote: Quote): SingleFix | undefined {
  const sentence = wholeSentence(text, quote);
  if (!sentence || sentence.text === text) return undefined;
  const { start, text: find } = sentence;
  // Others go on from a colon.
  if (find.endsWith(":") || !hasPairs(find) || SAYS_MORE.test(find)) return undefined;
  return { kind: "remove", find, nth: countWords(text.slice(0, start), find) };
}

/** Whether nothing is left of brackets or quotation marks when a text is taken out. */
const hasPairs = (text: string): boolean =>
  ["()", "[]", "«»", "“”"].every(
    ([open = "", close = ""]) => text.split(open).length === text.split(close).length,
  ) && text.split('"').length % 2 === 1;

/** What must not go with a sentence: pay, an address, a vacancy, the rest of a list. */
const SAYS_MORE =
  /\$|@|https?:|www\.|vacan|poste à pourvoir|[;:•·&]\s|(?<!\p{L})(?:and|or|et|ou|plus|ainsi que)(?!\p{L})/iu;
