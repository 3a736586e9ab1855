import type { SingleFix } from "../rule.ts";
import { countWords, phrase, type Quote, wholeSentence } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { withoutSentence } from "./proposals.ts";
import { capitalised } from "./title-proposals.ts";

/**
 * The description without some words of a sentence; with a capital for what begins the sentence then, and
 * "an" where that is needed.
 */
export function withoutWords({ text }: Posting, start: number, words: string): SingleFix {
  const before = text.slice(Math.max(0, start - 30), start);
  const [next = ""] = /^ [\p{L}-]+/u.exec(text.slice(start + words.length)) ?? [];
  if (next !== "" && /^$|[.!?]\s$|\n$/.test(before))
    return { kind: "replace", find: words + next, by: capitalised(next.trim()) };
  const [article = ""] = /(?<!\p{L})a $/iu.exec(before) ?? [];
  if (article !== "" && /^ [aeiou]/i.test(next))
    return { kind: "replace", find: article + words + next, by: `${article.trim()}n${next}` };
  return { kind: "remove", find: words, nth: countWords(text.slice(0, start), words) };
}

/** The description without an adjective, and without the "and" that leads to the next. */
export function withoutAdjective(posting: Posting, { start, text }: Quote): SingleFix {
  const after = posting.text.slice(start + text.length);
  const [link = ""] = /^(?:,| (?:and|et)(?= ))/iu.exec(after) ?? [];
  return withoutWords(posting, start, text + link);
}

const COUNT =
  "(?:at least|minimum|a|an|of|some|any|prior|previous|relevant|proven|strong|solid|one|two|three|four|five|years?|\\d{1,2}\\+?|au moins|une?|de|deux|trois|quatre|cinq|ans|bonne|solide)";
/** What belongs to the words from before: "at least two years of". */
const COUNTED = `(?:(?:${COUNT}(?: |')|d'){0,6})$`;
const LINKED = new RegExp(`(?:^|\\s)((?:with|plus|avec|and|et) ${COUNTED})`, "iu");
const LISTED = new RegExp(`([\\p{L}\\p{N}]+), (${COUNTED})`, "iu");
const HELD = new RegExp(
  `(?:^|\\s)(?:with|avec|have|has|bring|need|needs|require|avez|possédez) (${COUNTED})`,
  "iu",
);
/** What belongs to the words from behind: "is required". */
const DEMAND =
  /^(?: (?:is |are |will be |est |sera )?(?:required|needed|preferred|necessary|essential|mandatory|an asset|a must|exigée?s?|requise?s?|obligatoires?|nécessaires?|souhaitée?s?))?/iu;
const AND = /^ (?:and|or|et|ou)(?= )/iu;
/** What a sentence needs before words that go. */
const LEAST_WORDS = 3;

/** The description without the smallest piece of a sentence that holds a place in it. */
export function withoutPiece(posting: Posting, quote: Quote): SingleFix | undefined {
  return withoutClause(posting, quote) ?? withoutSentence(posting, quote);
}

function withoutClause({ text }: Posting, quote: Quote): SingleFix | undefined {
  const sentence = wholeSentence(text, quote);
  if (!sentence) return undefined;
  const before = text.slice(sentence.start, quote.start);
  const after = text.slice(quote.start + quote.text.length, sentence.start + sentence.text.length);
  const cut = (words: string, start: number): SingleFix => ({
    kind: "remove",
    find: words,
    nth: countWords(text.slice(0, start), words),
  });
  const [demand = ""] = DEMAND.exec(after) ?? [];
  const rest = after.slice(demand.length);
  const endsHere = /^\s*[.!?…]*$/.test(rest);
  const [, linked = ""] = LINKED.exec(before) ?? [];
  const isWith = /^(?:with|plus|avec)/i.test(linked);
  const isLastOfTwo = linked !== "" && !before.includes(",") && endsHere && demand === "";
  if ((isWith && (endsHere || /^[,;]/.test(rest))) || isLastOfTwo) {
    const start = quote.start - linked.length;
    const left = before.slice(0, before.length - linked.length).match(phrase("\\p{L}+")) ?? [];
    if (left.length >= LEAST_WORDS) return cut(linked + quote.text + demand, start);
  }
  if (demand !== "") return undefined;
  const [and = ""] = AND.exec(rest) ?? [];
  const [, word = "", listed = ""] = LISTED.exec(before) ?? [];
  if (word !== "" && rest.startsWith(","))
    return cut(`${listed}${quote.text},`, quote.start - listed.length);
  if (word !== "" && and !== "")
    return { kind: "replace", find: `${word}, ${listed}${quote.text}${and}`, by: word + and };
  const [, held] = HELD.exec(before) ?? [];
  if (held !== undefined && and !== "" && !before.includes(","))
    return cut(held + quote.text + and, quote.start - held.length);
  return undefined;
}
