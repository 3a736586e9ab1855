import { ROUTING } from "#contract/reference.ts";
import { findWords, type Quote, wordsOf } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { withoutSentence } from "../fixes/proposals.ts";
import { titleWithout } from "../fixes/title-proposals.ts";
import type { Hit, Rule } from "../model/rule.ts";

/** What companies add to their names, and words too common to give one away. */
const COMMON = new Set(
  "inc ltd ltee limited limitee corp corporation company co group groupe the le la les and et of de du des canada foods services solutions enterprises entreprises holdings partners".split(
    " ",
  ),
);

/** Of these, what is part of a name that it follows. */
const ADDED =
  /^(?:[ ,.&]{1,3}(?:inc|ltd|lt[ée]e|limited|limitée|corp|corporation|company|co|group|groupe|foods|enterprises|entreprises|holdings)(?![\p{L}\p{N}])){1,4}\.?/iu;

/** Where many have their mail: such a domain names no employer. */
const PROVIDERS =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|sympatico|videotron|rogers|shaw|telus|bell|proton|protonmail)\./i;

/** Fewer letters are found in too many other words and texts. */
const MIN_LETTERS = 5;

/** The words by which people know an employer: "Lantern Hill Foods Inc." is "lantern hill". */
function knownWords(name: string): string[] {
  const known = wordsOf(name);
  const isKnownBy = (words: string[]) =>
    words.join("").length >= MIN_LETTERS && words.some((word) => !COMMON.has(word));
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

/** Where the words stand, with what companies add to their names. */
function quoteOf(text: string, words: readonly string[]): Quote | undefined {
  const name = findWords(text, words);
  if (!name) return undefined;
  const rest = text.slice(name.start + name.text.length);
  return { ...name, text: name.text + (ADDED.exec(rest)?.[0] ?? "") };
}

/** What gives a confidential employer away: number 17. */
export const confidentialRules = [
  {
    id: "confidentialLeak",
    level: "toCorrect",
    check: (posting) => (posting.job.confidential ? leak(posting) : undefined),
  },
] as const satisfies readonly Rule[];
