import { readPlace } from "#contract/read-place.ts";
import { placeOf } from "../../display/job-text.ts";
import {
  ATTENTION,
  calmTitle,
  EMOJI,
  shorterTitle,
  titleWithout,
  titleWithoutPlace,
} from "../fixes/title-proposals.ts";
import { isApart, withoutProvince } from "../text/cut-title.ts";
import { findPhrase, findWords, phrase, type Quote, says, wordsOf } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import type { Rule } from "../rule.ts";

/** Longer words in capitals are no acronyms, such as RN, LPN or HVAC. */
const LONG_WORD = /\p{L}{5,}/gu;
const NUMBER = String.raw`\d{1,3}(?:[ ,.]?\d{3})*(?:[.,]\d{1,2})?`;
const AMOUNT = `(?:CA?)?\\$ ?${NUMBER} ?k?|${NUMBER} ?(?:k ?)?\\$|\\d{2,3} ?k`;
/** An amount or a range; "$2M" is none. */
const PAY = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:${NUMBER}|${AMOUNT})(?: ?(?:\\/|per |de l'|l')\\p{L}{1,5})?(?: ?[-–—] ?| (?:to|à) )(?:${AMOUNT})|(?:${AMOUNT})(?: ?[-–—] ?| (?:to|à) )${NUMBER}|${AMOUNT})(?! ?(?:\\p{L}*illion|bonus|\\p{N}|[MB](?!\\p{L})))(?!(?<=\\d)\\p{L})`,
  "iu",
);
const TYPES = "full[ -]?time|part[ -]?time|temps (?:plein|partiel)";
const OTHER_TYPES = "contract|contrat|temporary|temporaire|casual|permanente?|volunteer|bénévole";
const TYPE = phrase(
  `(?:${TYPES}|(?<=[-–(,|] ?)(?:${OTHER_TYPES}))(?:(?: ?[/,&] ?| (?:and|or|et|ou) )(?:${TYPES}|${OTHER_TYPES})){0,3}`,
);
const MAX_TITLE = 80;

function inCapitals({ title }: Posting): boolean {
  const words = title.match(LONG_WORD) ?? [];
  return words.length > 0 && words.every((word) => word === word.toUpperCase());
}

function placeIn({ title, job }: Posting): Quote | undefined {
  return job.locations
    .flatMap((location) => findWords(title, wordsOf(readPlace(placeOf(location)).city)) ?? [])
    .find(({ start, text }) =>
      isApart(title.slice(0, start), withoutProvince(title.slice(start + text.length))),
    );
}

function payIn({ title }: Posting): Quote | undefined {
  const match = PAY.exec(title);
  return match ? { start: match.index, text: match[0].trim() } : undefined;
}

/** What a title should not be: number 14. */
export const titleRules = [
  {
    id: "titleShouts",
    severity: "warning",
    check: (posting) => {
      const { title } = posting;
      const shouts = inCapitals(posting);
      if (!shouts && !title.includes("!") && !EMOJI.test(title) && !says(title, ATTENTION))
        return undefined;
      return { field: "title", fix: calmTitle(posting, shouts) };
    },
  },
  {
    id: "titleSaysMore",
    severity: "warning",
    check: (posting) => {
      const place = placeIn(posting);
      if (place) return { field: "title", quote: place, fix: titleWithoutPlace(posting, place) };
      const pay = payIn(posting);
      const quote = pay ?? findPhrase(posting.title, TYPE);
      // Pay that is nowhere else stays until its field has it.
      const mayGo = !pay || posting.job.salary !== null || posting.statedIn === "description";
      return (
        quote && { field: "title", quote, fix: mayGo ? titleWithout(posting, quote) : undefined }
      );
    },
  },
  {
    id: "titleLong",
    severity: "warning",
    check: (posting) =>
      posting.title.length > MAX_TITLE
        ? {
            field: "title",
            params: { length: posting.title.length, most: MAX_TITLE },
            fix: shorterTitle(posting, MAX_TITLE),
          }
        : undefined,
  },
] as const satisfies readonly Rule[];
