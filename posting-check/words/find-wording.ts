import { CONTRAST, isLawful } from "./excuses.ts";
import { type Frame, isFramed } from "./frames.ts";
import type { WordRule } from "./ground.ts";
import { GROUNDS } from "./grounds.ts";
import { isName } from "./is-name.ts";
import { keyOf, readTerm, type Term } from "./read-term.ts";

/** A sentence to look at, as it is written, and why. */
export interface Wording {
  rule: WordRule;
  start: number;
  text: string;
}

/** Characters on each side of a term that are read, and terms of a sentence that are. */
const REACH = 110;
const MOST_TERMS = 20;

/** All terms by what their first words are found by. */
const TERMS = (() => {
  const all = new Map<string, (Term & { rule: WordRule; frame: Frame })[]>();
  for (const { rule, ...frames } of GROUNDS)
    for (const [frame, terms] of Object.entries(frames) as [Frame, readonly string[]][])
      for (const term of terms.join(", ").split(", ").map(readTerm))
        for (const key of term.keys)
          all.set(key, [...(all.get(key) ?? []), { ...term, rule, frame }]);
  return all;
})();

/** After these a full stop ends nothing. */
const ABBREVIATION = /(?<![a-zà-ÿ])(?:mrs?|ms|dr|ste?|mme|mlle|inc|ltd|approx|vs|[a-zà-ÿ])\.$/i;

const LONGEST_ABBREVIATION = 8;

/** The most characters of a sentence that are read at once. */
const LONGEST = 400;
const PIECE = `[^.!?;\\n…]{1,${LONGEST}}`;
/** One that is too long is cut between two words, if it has any. */
const SENTENCE = new RegExp(`(?:${PIECE}(?![^\\s.!?;…])|${PIECE})[.!?;…]{0,3}`, "g");

/** "candidat(e)s", "candidat·e·s": the ending of the other gender. */
const OTHER_ENDING =
  /[(·•⋅.-](?<=[a-zß-ÿ].)(?:e|ne|le|te|se|ère|euse|trice|rice|ive|ve)s?\)?(?:[·•⋅.-]?s)?(?![a-zß-ÿ])/g;

/** A sentence folded, with one blank between any two words; commas and the like are words. */
const fold = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(OTHER_ENDING, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]+/g, "")
    .replaceAll("œ", "oe")
    .replace(/[,:()/]+/g, " , ")
    .replaceAll("$", " dollars ")
    .replace(/[^\w ,]+/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** What sentences object to: the postings of an employer share many, and so do the versions of one. */
const known = new Map<string, ReadonlySet<WordRule>>();
const MOST_KNOWN = 5_000;

/** Every sentence of a text that may object to somebody, once for each rule. */
export function findWording(text: string): Wording[] {
  const found: Wording[] = [];
  for (const { start, text: sentence } of sentencesOf(text)) {
    const rules = known.get(sentence) ?? rulesOf(sentence);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(sentence, rules);
    const quoted = sentence.trim();
    for (const rule of rules)
      found.push({ rule, start: start + sentence.indexOf(quoted), text: quoted });
  }
  return found;
}

const rulesOf = (sentence: string): ReadonlySet<WordRule> =>
  new Set(
    fold(sentence)
      .split(CONTRAST)
      .flatMap((clause) => rulesOfClause(clause, sentence)),
  );

/** What a clause of a sentence objects to. */
function rulesOfClause(clause: string, sentence: string): WordRule[] {
  const rules: WordRule[] = [];
  const words = clause.split(" ");
  let [index, at, seen] = [0, 0, 0];
  let isExcluded: boolean | undefined;
  for (const word of words) {
    at += 1;
    for (const { rule, frame, nextKeys, pattern } of TERMS.get(keyOf(word)) ?? []) {
      if (rules.includes(rule) || nextKeys?.has(keyOf(words[at] ?? "")) === false) continue;
      pattern.lastIndex = index;
      if (!pattern.test(clause)) continue;
      seen += 1;
      isExcluded ??= isLawful(clause);
      if (isExcluded || seen > MOST_TERMS) return rules;
      const end = pattern.lastIndex;
      const around = {
        left: clause.slice(Math.max(0, index - REACH), index),
        term: clause.slice(index, end),
        right: clause.slice(end, end + REACH),
        sentence: clause,
      };
      if (isFramed(frame, rule, around) && !isName(sentence, around.term)) rules.push(rule);
    }
    index += word.length + 1;
  }
  return rules;
}

function sentencesOf(text: string) {
  const sentences: { start: number; text: string }[] = [];
  let start = 0;
  let goesOn = false;
  for (const { 0: part, index } of text.matchAll(SENTENCE)) {
    if (goesOn) sentences.pop();
    else start = index;
    const sentence = text.slice(start, index + part.length);
    goesOn = ABBREVIATION.test(sentence.slice(-LONGEST_ABBREVIATION)) && sentence.length < LONGEST;
    sentences.push({ start, text: sentence });
  }
  return sentences;
}
