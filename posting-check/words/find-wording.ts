import { foldText } from "#contract/text.ts";
import { type Frame, isFramed, isLawful } from "./frames.ts";
import type { Quote } from "../text/phrases.ts";
import type { WordRule } from "./ground.ts";
import { GROUNDS } from "./grounds.ts";
import { isName } from "./is-name.ts";
import { keyOf, readTerm } from "./read-term.ts";

/** A sentence to look at, as it is written, and why. */
export interface Wording extends Quote {
  rule: WordRule;
}

interface Term {
  rule: WordRule;
  frame: Frame;
  pattern: RegExp;
}

/** Characters on each side of a term that are read, and terms of a sentence that are. */
const REACH = 110;
const MOST_TERMS = 20;

/** The terms of a rule and frame as one pattern, by the first letters of a word. */
const TERMS: ReadonlyMap<string, readonly Term[]> = (() => {
  const sources = new Map<string, string[]>();
  for (const { rule, ...frames } of GROUNDS)
    for (const [frame, terms] of Object.entries(frames))
      for (const { keys, source } of terms.join(", ").split(", ").map(readTerm))
        for (const key of new Set(keys)) {
          const name = `${key} ${rule} ${frame}`;
          sources.set(name, [...(sources.get(name) ?? []), source]);
        }
  const terms = new Map<string, Term[]>();
  for (const [name, patterns] of sources) {
    const [key, rule, frame] = name.split(" ") as [string, WordRule, Frame];
    const pattern = new RegExp(`(?:${patterns.join("|")})(?!\\w)`, "y");
    terms.set(key, [...(terms.get(key) ?? []), { rule, frame, pattern }]);
  }
  return terms;
})();

/** After these a full stop ends nothing. */
const ABBREVIATION = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|Ste|Mme|Mlle|Inc|Ltd|approx|vs|\p{L})\.$/u;

/** The most characters of a sentence that are read at once. */
const LONGEST = 400;
const PIECE = `[^.!?;\\n…]{1,${LONGEST}}`;
/** One that is too long is cut between two words, if it has any. */
const SENTENCE = new RegExp(`(?:${PIECE}(?![^\\s.!?;…])|${PIECE})[.!?;…]{0,3}`, "g");

/** "candidat(e)s", "candidat·e·s": the ending of the other gender. */
const OTHER_ENDING =
  /(?<=\p{L})[(·•⋅.-](?:e|ne|le|te|se|ère|euse|trice|rice|ive|ve)s?\)?(?:[·•⋅.-]?s)?(?!\p{L})/gu;

/** A sentence folded, with one blank between any two words; commas and the like are words. */
const fold = (sentence: string): string =>
  (/^[\w ,.'’-]*$/.test(sentence)
    ? sentence.toLowerCase()
    : foldText(sentence.replace(OTHER_ENDING, ""))
  )
    .replace(/[^\w ]+/g, (signs) =>
      /[,:()/]/.test(signs) ? " , " : signs.includes("$") ? " dollars " : " ",
    )
    .replace(/ {2,}/g, " ")
    .trim();

const nextWord = (folded: string, at: number): number => {
  const blank = folded.indexOf(" ", at);
  return blank < 0 ? -1 : blank + 1;
};

/** Every sentence of a text that may object to somebody, once for each rule. */
export function findWording(text: string): Wording[] {
  const found: Wording[] = [];
  for (const { start, text: sentence } of sentencesOf(text)) {
    const folded = fold(sentence);
    const rules = new Set<WordRule>();
    let seen = 0;
    let isExcluded: boolean | undefined;
    for (let index = 0; index >= 0; index = nextWord(folded, index)) {
      if (isExcluded || seen > MOST_TERMS) break;
      for (const { rule, frame, pattern } of TERMS.get(keyOf(folded, index)) ?? []) {
        pattern.lastIndex = index;
        if (rules.has(rule) || !pattern.test(folded)) continue;
        seen += 1;
        isExcluded ??= isLawful(folded);
        if (isExcluded) break;
        const end = pattern.lastIndex;
        const around = {
          left: folded.slice(Math.max(0, index - REACH), index),
          term: folded.slice(index, end),
          right: folded.slice(end, end + REACH),
          sentence: folded,
        };
        if (isFramed(frame, rule, around) && !isName(sentence, around.term)) rules.add(rule);
      }
    }
    for (const rule of rules) {
      const quoted = sentence.trim();
      found.push({ rule, start: start + sentence.indexOf(quoted), text: quoted });
    }
  }
  return found;
}

function sentencesOf(text: string): Quote[] {
  const sentences: Quote[] = [];
  let start = 0;
  let goesOn = false;
  for (const { 0: part, index } of text.matchAll(SENTENCE)) {
    if (goesOn) sentences.pop();
    else start = index;
    const sentence = text.slice(start, index + part.length);
    goesOn = ABBREVIATION.test(sentence) && sentence.length < LONGEST;
    sentences.push({ start, text: sentence });
  }
  return sentences;
}
