import { ROUTING } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import type { Quote } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { titleWithout, withoutSentence } from "../fixes/proposals.ts";
import type { Hit, Rule } from "../rule.ts";

/** What companies add to their names, and words too common to give one away. */
const COMMON = new Set(
  "inc ltd ltee limited limitee corp corporation company co group groupe the le la les and et of de du des canada foods services solutions enterprises entreprises holdings partners".split(
    " ",
  ),
);

/** Of these, what is part of a name that it follows. */
const COMMON_ENDS = new Set(
  "inc ltd ltee limited limitee corp corporation company co group groupe foods enterprises entreprises holdings".split(
    " ",
  ),
);

/** Where many have their mail: such a domain names no employer. */
const PROVIDERS =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|sympatico|videotron|rogers|shaw|telus|bell|proton|protonmail)\./i;

const wordsOf = (name: string): string[] =>
  foldText(name)
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .split(/ +/)
    .filter(Boolean);

/** Fewer letters are found in too many other words and texts. */
const MIN_LETTERS = 5;

/** The words by which people know an employer: "Lantern Hill Foods Inc." is "lantern hill". */
function knownWords(name: string): string[] {
  const known = wordsOf(name);
  const isKnownBy = (words: string[]) => words.join("").length >= MIN_LETTERS;
  while (COMMON.has(known.at(-1) ?? "") && isKnownBy(known.slice(0, -1))) known.pop();
  while (COMMON.has(known[0] ?? "") && isKnownBy(known.slice(1))) known.shift();
  return known;
}

const hostOf = (address: string): string =>
  address
    .replace(/^.*@/, "")
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[/?#:].*$/s, "")
    .replace(/^www\./i, "")
    .toLowerCase();

/** Whether a text has the words beside each other. */
const hasWords = (text: string, words: readonly string[]) =>
  words.length > 0 && ` ${wordsOf(text).join(" ")} `.includes(` ${words.join(" ")} `);

function leak(posting: Posting): Hit | undefined {
  const { job, title, text } = posting;
  const words = knownWords(job.employer?.name ?? "");
  const isNamed = (part: string) => hasWords(part, words);
  if (isNamed(title)) {
    const quote = quoteOf(title, words);
    return { field: "title", quote, fix: quote && titleWithout(posting, quote) };
  }
  if (isNamed(text)) {
    const quote = quoteOf(text, words);
    return { field: "description", quote, fix: quote && withoutSentence(posting, quote) };
  }
  const byUrl = job.applicantRoutingType?.id === ROUTING.url;
  const address = (byUrl ? job.applicationUrl : job.applicationEmail) ?? "";
  const field = byUrl ? "applicationUrl" : "applicationEmail";
  const [host, compact] = [hostOf(address), words.join("")];
  if (
    compact.length >= MIN_LETTERS &&
    address.toLowerCase().replace(/[-._]/g, "").includes(compact)
  )
    return { field };
  const isOwn = host.includes(".") && !PROVIDERS.test(host);
  const start = isOwn ? `${text}\n${job.description}`.toLowerCase().indexOf(host) : -1;
  if (start < 0) return undefined;
  const quote = { start, text: host };
  const isInText = start < text.length;
  return {
    field: "description",
    quote,
    fix: isInText ? withoutSentence(posting, quote) : undefined,
  };
}

/** Where the words stand as they are written, with what companies add to their names. */
function quoteOf(text: string, words: readonly string[]): Quote | undefined {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));
  const first = tokens.findIndex((_, at) =>
    words.every((word, offset) => tokens[at + offset]?.folded === word),
  );
  let last = first + words.length - 1;
  const start = tokens[first]?.start ?? 0;
  const isAdded = (at: number) => COMMON_ENDS.has(tokens[at]?.folded ?? "");
  while (isAdded(last + 1)) last += 1;
  return first < 0 ? undefined : { start, text: text.slice(start, tokens[last]?.end) };
}

/** What gives a confidential employer away: number 17. */
export const confidentialRules = [
  {
    id: "confidentialLeak",
    severity: "error",
    check: (posting) => (posting.job.confidential ? leak(posting) : undefined),
  },
] as const satisfies readonly Rule[];
