import { foldText } from "#contract/text.ts";

/** Where a text says something. */
export interface Quote {
  start: number;
  text: string;
}

/** Letters and digits of both languages: all of Unicode's take twice the time. */
const LETTER = String.raw`[\dA-Za-zÀ-ÖØ-öø-ɏ]`;

/** A pattern that begins and ends at a word's end. Its parts must not repeat without a bound. */
export const phrase = (source: string, flags = "giu"): RegExp =>
  new RegExp(`(?<!${LETTER})(?:${source})(?!${LETTER})`, flags);

/** Where words stand beside each other in a text, in any spelling of their letters. */
export function findWords(text: string, words: readonly string[]): Quote | undefined {
  const folded = foldText(text);
  if (!words.every((word) => folded.includes(word))) return undefined;
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const tokenWords = tokens.map(([token]) => foldText(token));
  const first = tokens.findIndex((_, at) =>
    words.every((word, offset) => tokenWords[at + offset] === word),
  );
  const [begin, last] = [tokens[first], tokens[first + words.length - 1]];
  return words.length > 0 && begin && last
    ? { start: begin.index, text: text.slice(begin.index, last.index + last[0].length) }
    : undefined;
}

/** The words of a text without capitals and accents. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .split(/ +/)
    .filter(Boolean);

/** Characters before and after a place in which its sentence is looked for. */
const REACH = 160;

/** The sentence around a place in a text, at most {@link REACH} characters to each side. */
export function sentenceAround(text: string, { start, text: quoted }: Quote): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(start + quoted.length, start + quoted.length + REACH);
  const [begin = ""] = before.split(/[.!?;\n](?=\s|$)|\n/).slice(-1);
  const [end = ""] = after.split(/[.!?;\n](?=\s|$)|\n/, 1);
  return begin + quoted + end;
}

export const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** Where a sentence begins after three dots, which segmenters pass over. */
const ELLIPSIS = /(?<=…["»”]? )(?=["«“]?\p{Lu})/u;

/** A number of a list, or an abbreviation after which a sentence goes on, also with a capital. */
const GOES_ON =
  /^\d{1,2}\.\s+$|(?<!\p{L}|[ap]\.)(?:approx|att|ave|av|boul|co|corp|dept|dr|dre|e\.g|env|ex|exp|ext|i\.e|inc|incl|ltd|ltée|jr|mlle|mme|mr?s?|no|p\.? ?ex|prof|rd|sr|st|ste|tél|tel|vs|\p{L})\.\s+$/iu;

/** The sentence around a place with its full stop; undefined where an end of it is too far away. */
export function wholeSentence(text: string, { start, text: quoted }: Quote): Quote | undefined {
  const end = start + quoted.length;
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, start - REACH);
  const line = text.slice(from, end + REACH).split("\n", 1)[0] ?? "";
  const sentences: string[] = [];
  const segments = [...SENTENCES.segment(line)].flatMap(({ segment }) => segment.split(ELLIPSIS));
  for (const segment of segments) {
    const last = sentences.at(-1);
    // Within an address, say, a question mark ends nothing.
    if (last !== undefined && (GOES_ON.test(last) || !/\s$/.test(last)))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  let at = from;
  for (const sentence of sentences) {
    const [begins, ends] = [at, at + sentence.length];
    at = ends;
    if (ends <= start) continue;
    const isCut =
      (begins === from && from > 0 && text[from - 1] !== "\n") ||
      (ends === end + REACH && ends < text.length);
    return isCut || ends < end ? undefined : { start: begins, text: sentence.trim() };
  }
  return undefined;
}

/** How often words stand in a text. */
export function countWords(text: string, words: string): number {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return [...text.matchAll(phrase(escaped, "gu"))].length;
}

/** Whether a pattern is found, without the state of a global one. */
export const says = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

/** The first place that a pattern finds, in a sentence that does not say `unless` and says `along`. */
export function findPhrase(
  text: string,
  pattern: RegExp,
  { unless, along }: { unless?: RegExp; along?: RegExp } = {},
): Quote | undefined {
  // Most texts have none, and `matchAll` copies the expression first.
  if (!says(text, pattern)) return undefined;
  for (const match of text.matchAll(pattern)) {
    const quote = { start: match.index, text: match[0] };
    const sentence = unless || along ? sentenceAround(text, quote) : "";
    if ((!unless || !says(sentence, unless)) && (!along || says(sentence, along))) return quote;
  }
  return undefined;
}
