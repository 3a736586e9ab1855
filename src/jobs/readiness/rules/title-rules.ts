import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { placeOf } from "../../display/place-of.ts";
import { findPhrase, phrase, type Quote } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";
import { calmTitle, shorterTitle, titleWithout } from "../fixes/proposals.ts";
import type { Rule } from "../rule.ts";

/** Longer words in capitals are no acronyms, such as RN, LPN or HVAC. */
const LONG_WORD = /\p{L}{5,}/gu;
const PAY = /\$ ?\d[\d ,.]{0,12}k?|\d[\d ,.]{0,12} ?\$|\b\d{2,3} ?k\b/iu;
const TYPE = phrase(
  "full[ -]?time|part[ -]?time|temps (?:plein|partiel)|(?<=[-–(,|] ?)(?:contract|contrat|temporary|temporaire|permanent|volunteer|bénévole)",
);
const MAX_TITLE = 80;

function inCapitals({ title }: Posting): boolean {
  const words = title.match(LONG_WORD) ?? [];
  return words.length > 0 && words.every((word) => word === word.toUpperCase());
}

function placeIn({ title, job }: Posting): Quote | undefined {
  const folded = ` ${foldText(title).replace(/[^\p{L}\p{N} ]/gu, " ")} `;
  const city = job.locations
    .map((location) => readPlace(placeOf(location)).city)
    .find((name) => name !== "" && folded.includes(` ${foldText(name)} `));
  return city === undefined ? undefined : { start: 0, text: city };
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
      const shouts = inCapitals(posting);
      if (!shouts && !posting.title.includes("!")) return undefined;
      return { field: "title", fix: calmTitle(posting, shouts) };
    },
  },
  {
    id: "titleSaysMore",
    severity: "warning",
    check: (posting) => {
      const quote = payIn(posting) ?? placeIn(posting) ?? findPhrase(posting.title, TYPE);
      return quote && { field: "title", quote, fix: titleWithout(posting, quote) };
    },
  },
  {
    id: "titleLong",
    severity: "warning",
    check: ({ title }) =>
      title.length > MAX_TITLE
        ? {
            field: "title",
            params: { length: title.length, most: MAX_TITLE },
            fix: shorterTitle(title, MAX_TITLE),
          }
        : undefined,
  },
] as const satisfies readonly Rule[];
