import { readPlace } from "#contract/read-place.ts";
import { placeOf } from "#contract/job-places.ts";
import { isApart, withoutProvince } from "./cut-title.ts";
import { findPhrase, findWords, phrase, type Quote, wordsOf } from "./phrases.ts";
import type { Posting } from "./posting.ts";

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

/** By the place's text: employers have few places. */
const cityWords = new Map<string, string[]>();

function cityWordsOf(place: string): string[] {
  const words = cityWords.get(place) ?? wordsOf(readPlace(place).city);
  cityWords.set(place, words);
  return words;
}

export function placeIn({ title, job }: Posting): Quote | undefined {
  return job.locations
    .flatMap((location) => findWords(title, cityWordsOf(placeOf(location))) ?? [])
    .find(({ start, text }) =>
      isApart(title.slice(0, start), withoutProvince(title.slice(start + text.length))),
    );
}

export function payIn({ title }: Posting): Quote | undefined {
  const match = PAY.exec(title);
  return match ? { start: match.index, text: match[0].trim() } : undefined;
}

export const typeIn = ({ title }: Posting): Quote | undefined => findPhrase(title, TYPE);

/** The first part of a title that has a field of its own: a place, pay, the type of position. */
export const withFieldIn = (posting: Posting): Quote | undefined =>
  placeIn(posting) ?? payIn(posting) ?? typeIn(posting);
