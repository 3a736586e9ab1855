import type { Job } from "#contract/job.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { textOf } from "#contract/description-text.ts";
import { linkedAddresses } from "./linked-addresses.ts";
import { likelyProvinceOf } from "./likely-province.ts";
import { payInText, type TextPay } from "./pay-in-text.ts";
import { findPhrase, phrase, says } from "./phrases.ts";
import { plain } from "./plain.ts";
import { kindsOf, type PostingKind, saysUnpaid } from "./posting-kinds.ts";
import { frenchOrEnglish, smallWords, writingLanguage } from "./french-or-english.ts";
import { findWording, type Wording } from "../words/find-wording.ts";

/** Periods of a year, by period id (§2.5), for the law's "equivalent" of a year. */
export const PERIODS_PER_YEAR: Readonly<Record<number, number>> = {
  1: 1,
  2: 12,
  3: 52,
  4: 260,
  5: 2080,
};

/** The id of "Volunteer" (§2.4). */
const VOLUNTEER = 5;

/** The pay of a posting: of the field or, where that is empty, of the text or the title. */
export interface Pay {
  amount: number;
  maxAmount: number | null;
  period: number;
}

/** A job as the rules read it. */
export interface Posting {
  job: Job;
  title: string;
  text: string;
  language: "fr" | "en" | "other" | null;
  /** Of what is added to it. */
  writing: "fr" | "en";
  /** Of its locations. */
  provinces: ReadonlySet<ProvinceCode>;
  /** Whether somebody in British Columbia may do the work from there. */
  isRemote: boolean;
  /** Of a volunteer, or called so in a posting without pay. */
  isUnpaid: boolean;
  kinds: ReadonlySet<PostingKind>;
  /** Of the text, or of the title if the text states none. */
  textPays: readonly TextPay[];
  statedIn: "description" | "title";
  pay: Pay | null;
  /** The addresses to which the description has links, for all that it says. */
  linkedAddresses: () => readonly string[];
  /** The sentences of title and text to look at. */
  wordings: () => readonly (Wording & { field: "title" | "description" })[];
}

const REMOTE = phrase(
  [
    "(?:fully|100 ?%|completely|entirely|permanently)[ -]remote",
    "remote (?:position|role|job|work|opportunity)",
    "(?:position|role|job|work) (?:is|can be) (?:done |fully |100 ?% )?remote(?:ly)?",
    "work(?:ing)? (?:fully )?(?:remotely|from home)",
    "location ?: remote",
    "télétravail",
    "(?:travail|poste|emploi|entièrement) (?:\\p{L}+ )?à distance",
  ].join("|"),
);
/** Where a resident of another province may do the work. */
const ANYWHERE = phrase(
  [
    "(?:work|live|based|located|job|position|role|remotely|remote|from) (?:\\p{L}+ ){0,2}anywhere in canada",
    "from any province",
    "(?:remote|remotely) (?:across|throughout|within|in) canada",
    "(?:travaille[rz]|travail|vivez|habitez|poste|télétravail) (?:\\p{L}+ ){0,3}(?:partout|n'importe où) au canada",
  ].join("|"),
);
const BRITISH_COLUMBIA = /british columbia|\bb\.?c\.?(?!\p{L})|colombie-britannique|c\.-b\./iu;
const NOT_REMOTE =
  /\bnot\b|n't\b|\bno remote|hybrid|occasional|sometimes|within (?:alberta|ontario|manitoba|quebec|saskatchewan)|n'est pas|pas de télétravail|pas possible|aucun télétravail/iu;
const REMOTE_TITLE = phrase("remote|télétravail");
const REMOTE_PLACE =
  /remote (?:communit|site|camp|area|location|region|control|sens|monitor|north)/i;

/** Reads a job once for all rules. */
export function readPosting(job: Job): Posting {
  const [title, text] = [plain(job.title), plain(textOf(job.description))];
  const inText = payInText(text);
  const textPays = inText.length > 0 ? inText : payInText(title, { isTitle: true });
  const [stated] = textPays;
  const { salary } = job;
  const [ofTitle, ofText] = [smallWords(title), smallWords(text)];
  let addresses: readonly string[] | undefined;
  let wordings: ReturnType<Posting["wordings"]> | undefined;
  const provinces = job.locations.map(likelyProvinceOf).filter((code) => code !== undefined);
  return {
    job,
    title,
    text,
    language: frenchOrEnglish(text, ofText),
    writing: writingLanguage(`${title}\n${text}`, {
      french: ofTitle.french + ofText.french,
      english: ofTitle.english + ofText.english,
    }),
    provinces: new Set(provinces),
    isRemote:
      findPhrase(text, ANYWHERE, { unless: NOT_REMOTE }) !== undefined ||
      (says(text, BRITISH_COLUMBIA) &&
        (findPhrase(text, REMOTE, { unless: NOT_REMOTE, along: BRITISH_COLUMBIA }) !== undefined ||
          findPhrase(title, REMOTE_TITLE, { unless: REMOTE_PLACE }) !== undefined)),
    isUnpaid: job.positionType?.id === VOLUNTEER || (!salary && !stated && saysUnpaid(title, text)),
    kinds: kindsOf(title, text),
    textPays,
    statedIn: inText.length > 0 ? "description" : "title",
    pay: salary ? { ...salary, period: salary.period.id } : (stated ?? null),
    linkedAddresses: () => (addresses ??= linkedAddresses(job.description)),
    wordings: () =>
      (wordings ??= [
        ...findWording(title).map((one) => ({ ...one, field: "title" as const })),
        ...findWording(text).map((one) => ({ ...one, field: "description" as const })),
      ]),
  };
}

/** Dollars a year from the least to the most; `null` for a period that no list names. */
export function yearlyRange({ amount, maxAmount, period }: Pay): [number, number] | null {
  const periods = PERIODS_PER_YEAR[period];
  return periods === undefined ? null : [amount * periods, (maxAmount ?? amount) * periods];
}
