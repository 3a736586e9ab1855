import { type Quote, says, sentenceAround } from "./phrases.ts";

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre".split(
    "|",
  );
const MONTH = MONTHS.join("|");

/** A day with its year: "December 1, 2025", "1er décembre 2025", "2025-12-01". */
const DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<monthFirst>${MONTH}) (?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?,? (?<yearA>20\\d\\d)|(?<dayBefore>\\d{1,2})(?:er|st|nd|rd|th)? (?:of )?(?<monthAfter>${MONTH}),? (?<yearB>20\\d\\d)|(?<iso>20\\d\\d-\\d\\d-\\d\\d))(?!\\d)`,
  "giu",
);

/** Speaks of until when to apply, not of when somebody began. */
const UNTIL =
  /(?<!\p{L})(?:appl\p{L}*|deadline|clos\p{L}*|until|by|before|no later|submit\p{L}*|postule\p{L}*|candidatures?|avant|jusqu|au plus tard|limite|affich\p{L}*)(?!\p{L})/iu;

/** The first day of a text until which to apply, if it has passed. */
export function passedDay(text: string, today: string): Quote | undefined {
  for (const { 0: found, index, groups = {} } of text.matchAll(DAY)) {
    const month = MONTHS.indexOf(
      (groups["monthFirst"] ?? groups["monthAfter"] ?? "").toLowerCase(),
    );
    const day = groups["dayAfter"] ?? groups["dayBefore"] ?? "";
    const date =
      groups["iso"] ??
      `${groups["yearA"] ?? groups["yearB"]}-${String((month % 12) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
    const quote = { start: index, text: found };
    if (date < today && says(sentenceAround(text, quote), UNTIL)) return quote;
  }
  return undefined;
}
