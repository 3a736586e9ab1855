import { ROUTING } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import type { Posting } from "../posting.ts";
import type { Hit, Rule } from "../rule.ts";

/** What companies add to their names, and words too common to give one away. */
const COMMON = new Set(
  "inc ltd ltee limited limitee corp corporation company co group groupe the le la les and et of de du des canada foods services solutions enterprises entreprises holdings partners".split(
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

function leak({ job, title, text }: Posting): Hit | undefined {
  const words = knownWords(job.employer?.name ?? "");
  const isNamed = (part: string) => hasWords(part, words);
  if (isNamed(title)) return { field: "title" };
  if (isNamed(text)) return { field: "description", quote: quoteOf(text, words) };
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
  return { field: "description", quote: { start, text: host } };
}

/** Where the words stand as they are written. */
function quoteOf(text: string, words: readonly string[]) {
  const [first = ""] = words;
  const match = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => foldText(word) === first);
  return match && { start: match.index, text: match[0] };
}

/** What gives a confidential employer away: number 17. */
export const confidentialRules = [
  {
    id: "confidentialLeak",
    severity: "error",
    check: (posting) => (posting.job.confidential ? leak(posting) : undefined),
  },
] as const satisfies readonly Rule[];
