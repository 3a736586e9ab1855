import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import type { Fix } from "../rule.ts";
import { type Quote, wholeSentence } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";

/** Short words that are written small inside a title; other short ones may be acronyms. */
const SMALL = new Set(
  "and or of for the to in at on with et ou de du des la le les à au aux en pour".split(" "),
);

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const titled = (value: string): Fix | undefined =>
  value === "" ? undefined : { kind: "set", field: "title", value };

/** The title without exclamation marks, and without capitals where all of its words have them. */
export function calmTitle({ job, language }: Posting, inCapitals: boolean): Fix | undefined {
  const quiet = job.title.replaceAll(/ *!+/g, "").trim();
  if (!inCapitals) return titled(quiet);
  const words = quiet.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const small = word.toLowerCase();
    if (word.length < 4) return SMALL.has(small) ? small : word;
    return language === "fr" ? small : capitalised(small);
  });
  return titled(capitalised(words));
}

/** What follows an amount in a title and belongs to it: the other end of a range, the period. */
const REST_OF_PAY =
  /^(?:\s*(?:[-–—]|to|à)\s*\$?\s?\d[\d.,]*\s?[k$]?)?(?:\s?(?:\/|per |an? |par |de l['’])\s?\p{L}+)?/iu;

/** The title without some of its words and what sets them apart from the rest. */
export function titleWithout({ job: { title } }: Posting, { text }: Quote): Fix | undefined {
  const at = title.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return undefined;
  const before = title
    .slice(0, at)
    .replace(/[^\p{L}\p{N})+#.]{1,9}$/u, "")
    .replace(/ (?:in|at|with|for|à|chez|pour)$/i, "");
  const rest = title.slice(at + text.length);
  const after = (/\d/.test(text) ? rest.replace(REST_OF_PAY, "") : rest).replace(
    /^[^\p{L}\p{N}(]{1,9}/u,
    "",
  );
  return titled(capitalised([before, after].filter(Boolean).join(" ")));
}

/** Where a title has parts. */
const PART = /\s*(?:[,;:|([/]|\s[-–—])\s/g;

/** The title up to the last of its parts that fits. */
export function shorterTitle(title: string, most: number): Fix | undefined {
  const ends = [...title.matchAll(PART)].map(({ index }) => index);
  return titled(title.slice(0, ends.findLast((end) => end <= most) ?? 0));
}

/** A province after a name, as it is written in full or by its code. */
const AFTER_CITY = new RegExp(
  `[ ,(]{1,3}(${PROVINCES.flatMap(({ code, name }) => [code, name]).join("|")}|Québec|Colombie-Britannique|Nouveau-Brunswick|Nouvelle-Écosse)(?![\\p{L}\\p{N}])`,
  "gu",
);

/** A place with the one province that the text names behind it. */
export function provinceInText(text: string, place: string): Fix | undefined {
  const { city } = readPlace(place);
  const codes = [...text.matchAll(AFTER_CITY)].flatMap(({ 1: name = "", index }) =>
    text.startsWith(city, index - city.length) ? (provinceCode(name) ?? []) : [],
  );
  const [code, ...others] = new Set(codes);
  return code !== undefined && others.length === 0
    ? { kind: "place", find: place, by: `${city}, ${code}` }
    : undefined;
}

/** Words for everyone, in place of those that speak of women or men. */
const NEUTRAL: Readonly<Record<string, string>> = {
  "he will": "you will",
  "she will": "you will",
  "his duties": "your duties",
  "her duties": "your duties",
  chairman: "chairperson",
  craftsman: "craftsperson",
  craftsmen: "craftspeople",
  foreman: "supervisor",
  handyman: "maintenance worker",
  salesman: "salesperson",
  salesmen: "salespeople",
  saleslady: "salesperson",
  workman: "worker",
  workmen: "workers",
  manpower: "staff",
  waitress: "server",
  hostess: "host",
  stewardess: "flight attendant",
  "cleaning lady": "cleaner",
  "le candidat idéal": "la personne idéale",
  "la candidate idéale": "la personne idéale",
  "il devra": "vous devrez",
  "elle devra": "vous devrez",
};

/** The words for everyone, where there are some. */
export function neutralWords(
  { title }: Posting,
  { start, text }: Quote,
  inTitle: boolean,
): Fix | undefined {
  const neutral = NEUTRAL[text.toLowerCase()];
  if (neutral === undefined) return undefined;
  const by = /^\p{Lu}/u.test(text) ? capitalised(neutral) : neutral;
  if (!inTitle) return { kind: "replace", find: text, by };
  return titled(title.slice(0, start) + by + title.slice(start + text.length));
}

/** The description without the sentence around a place in it. */
export function withoutSentence({ text }: Posting, quote: Quote): Fix | undefined {
  const find = wholeSentence(text, quote);
  return find === undefined || find === text ? undefined : { kind: "replace", find, by: "" };
}
