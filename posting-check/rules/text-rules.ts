import { differencesOf } from "../others/french-partners.ts";
import { placeOf } from "#contract/job-places.ts";
import { findPhrase, phrase } from "../text/phrases.ts";
import type { Rule } from "../model/rule.ts";

const SHORT = 700;
const MANY_WORDS = 1_000;

/** Words that studies of job advertisements found to keep women or men from applying. */
const GENDERED = phrase(
  // Of a pair such as "he or she will" or "waiter/waitress", neither.
  `(?<!(?:/|(?<!\\p{L})(?:or|ou)) ?)(?:${[
    "rock ?stars?|ninjas?|gurus?|manpower|chairman|foreman|salesm[ae]n|craftsm[ae]n|handyman|workm[ae]n|he will|his duties|guys",
    "aggressive|dominant|dominate|fearless|domineering",
    "waitress|hostess|stewardess|saleslady|girls?|she will|her duties|nurturing|motherly|cleaning lady",
    "homme de métier|hôtesses?|femmes? de (?:ménage|chambre)|garçons? de table|contremaître|il devra|elle devra|le candidat idéal|la candidate idéale",
  ].join("|")})(?! ?/|\\(| (?:or|ou) | and \\p{L}*wom[ae]n)`,
);

/** How a text reads, and whether another one says the same: numbers 15, 16 and 21. */
export const textRules = [
  {
    id: "nearDuplicate",
    level: "toLookAt",
    check: (_posting, { nearDuplicate }) =>
      nearDuplicate === undefined
        ? undefined
        : { field: "description", params: { other: nearDuplicate } },
  },
  {
    // Job boards show both, and one text in many places is mostly meant.
    id: "sameElsewhere",
    level: "tip",
    check: (_posting, { sameElsewhere: other }) =>
      other && {
        field: "description",
        params: { other: other.id, places: other.locations.map(placeOf).join(" · ") },
      },
  },
  {
    id: "counterpart",
    level: "tip",
    check: ({ job }, { counterpart: other }) => {
      if (!other) return undefined;
      const differences = differencesOf(job, other);
      return {
        field: "description",
        level: differences.length > 0 ? "toLookAt" : "tip",
        params: { counterpart: other.id, title: other.title, parts: differences.join(" ") },
      };
    },
  },
  {
    id: "textShort",
    level: "tip",
    check: ({ text }) =>
      text !== "" && text.length < SHORT
        ? { field: "description", params: { length: text.length, least: SHORT } }
        : undefined,
  },
  {
    id: "textLong",
    level: "tip",
    check: ({ text }) => {
      const words = text.match(/\S+/g)?.length ?? 0;
      return words > MANY_WORDS
        ? { field: "description", params: { words, most: MANY_WORDS } }
        : undefined;
    },
  },
  {
    id: "gendered",
    level: "tip",
    check: ({ title, text }) => {
      const inTitle = findPhrase(title, GENDERED);
      const quote = inTitle ?? findPhrase(text, GENDERED);
      return quote && { field: inTitle ? "title" : "description", quote };
    },
  },
] as const satisfies readonly Rule[];
