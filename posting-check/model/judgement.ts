import type { Judgement, ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import type { Posting } from "../text/posting.ts";
import { plain } from "../text/plain.ts";
import { SENTENCES } from "../text/phrases.ts";
import type { Hit } from "./rule.ts";

/** The rules that miss a statement, which a person may point to where no pattern knows it. */
const STATEMENT_RULES: readonly string[] = [
  "vacancyMissing",
  "aiMissing",
  "commissionUnsaid",
  "languageUnexplained",
];

/** Whether a person can say which sentence of the text says what a rule misses. */
export const canPointTo = (rule: string): boolean => STATEMENT_RULES.includes(rule);

const MOST = 500;

const spaced = (text: string): string => plain(text).replace(/\s+/g, " ").trim();

/** What a judgement is about, as it is stored: without what is not seen, at most 500 characters. */
export const judgedText = (text: string): string => spaced(text).slice(0, MOST);

const FIELDS: Readonly<Partial<Record<Hit["field"], (job: Job) => unknown>>> = {
  title: ({ title }) => title,
  amount: ({ salary }) => salary,
  maxAmount: ({ salary }) => salary,
  closeDate: ({ closeDate }) => closeDate,
  locations: ({ locations }) => locations.map(({ description }) => description),
  applicationUrl: ({ applicationUrl }) => applicationUrl,
  applicationEmail: ({ applicationEmail }) => applicationEmail,
};

/** What a finding is about: what it quotes, or the value of its field. A judgement ends when that changes. */
export const subjectOf = (
  { quote, field, params }: Pick<Hit, "quote" | "field" | "params">,
  job: Job,
): string => judgedText(quote?.text ?? JSON.stringify([FIELDS[field]?.(job), params ?? null]));

/** The sentences of a text, of which one may make a statement. */
export const sentencesIn = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) => [...SENTENCES.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== "");

/** What a person decided of a finding, if it holds for this posting. */
export function judgementOf(
  rule: string,
  hit: Hit,
  posting: Posting,
  { judgements }: ReadinessFacts,
): Judgement | undefined {
  const about = judgements.filter(
    (one): one is Judgement =>
      one.rule === rule && (one.jobId === undefined || one.jobId === posting.job.id),
  );
  if (about.length === 0) return undefined;
  if (canPointTo(rule)) {
    const said = spaced(posting.text);
    return about.find(({ text }) => text !== "" && said.includes(text));
  }
  const subject = subjectOf(hit, posting.job);
  return about.find(({ text }) => text === subject);
}
