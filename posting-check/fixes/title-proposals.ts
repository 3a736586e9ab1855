import { LIMITS } from "#contract/limits.ts";
import { placeOf } from "#contract/job-places.ts";
import type { SingleFix } from "../model/rule.ts";
import {
  endsApart,
  isApart,
  joinTitle,
  PROVINCE_LIST,
  withoutProvince,
} from "../text/cut-title.ts";
import { phrase, type Quote } from "../text/phrases.ts";
import type { Posting } from "../text/posting.ts";

/** What sets a field. */
export type SetFix = Extract<SingleFix, { kind: "set" }>;

/** Words that are written small inside a title. */
const SMALL = new Set(
  "and or of for the to in at on with by an et ou de du des la le les à au aux en sur sous par pour chez".split(
    " ",
  ),
);
/** Acronyms of trades and employers that could be read as words; others have no vowel. */
const ACRONYMS = new Set(
  "ac ai api aws az bi bim bmo ca cad cae cam ceo cfa cfo cibc cio cma coo cpa cto ece eit ems emt erp esl ga gis hca hec hse hvac iga ikea ios iot iso it mba mig pab pei qa rbq rece rona saq seo tig ui ups usa ux vip".split(
    " ",
  ),
);
/** Words without a vowel that are no acronyms. */
const ABBREVIATIONS = new Set("dr jr mgr mr mrs ms sr st".split(" "));

/** "Urgent" of the posting: set apart, or with a word of hiring. "Urgent care" and "transport urgent" are of the job. */
const URGENT = [
  "urgent(?:ly)? (?:hir(?:e|ing)|need(?:ed)?|required|opening|besoin)|urgently",
  "(?:besoin|recrutement) urgent",
  "(?<=(?:^[^\\p{L}\\p{N}]*|[,;:|•·–—!*([]|\\s-)\\s*)urgent(?=\\s*(?:$|[:;|•·–—!*)\\]]|-\\s))",
].join("|");

/** What only draws attention. */
export const ATTENTION = phrase(
  `${URGENT}|now hiring|hiring now|we(?:'re| are) hiring|apply (?:now|today)|hot job|on embauche|nous embauchons|postulez (?:dès )?maintenant|embauche immédiate`,
);

/** Emoji and what they are joined of; marks of trade and copyright are none. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const EMOJI_PARTS = new RegExp(`${EMOJI.source}|\\p{Emoji_Modifier}|\\u200D|\\uFE0F`, "gu");
const STARS = /[*~]+(?:\s*[*~]+)*/;

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** A word with a capital that begins no sentence. */
const NAME = /(?<=[\p{Ll},] )(?=[\p{L}'’-]{0,12}\p{Lu})[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words that need what was before them: "for" of "Urgent need for bakers". */
const LINKING = new Set([...SMALL, "a", "d", "l", "un", "une"]);

const firstWord = (title: string) => title.match(/\p{L}+/u)?.[0].toLowerCase() ?? "";

/** Words that end no title. */
const DANGLING = new Set([...SMALL, "join", "rejoignez", "rejoindre", "earn", "gagnez"]);

/** A title, unless it is none any more: without a word, with half of brackets, or with a small word at its end. */
function titled(value: string): SetFix | undefined {
  const title = value.replace(/\s+/g, " ").trim();
  const words = title.match(WORD) ?? [];
  const isWhole =
    words.some((word) => /\p{L}{2}/u.test(word)) &&
    title.split(/[([]/).length === title.split(/[)\]]/).length &&
    !DANGLING.has(words.at(-1)?.toLowerCase() ?? "");
  return isWhole ? { kind: "set", field: "title", value: title } : undefined;
}

/** The title as typed, where the rules read it letter for letter. */
const typedTitle = ({ job, title }: Posting): string =>
  job.title.length === title.length ? job.title : title;

/** The title without what only draws attention, and without capitals where all of its words have them. */
export function calmTitle(posting: Posting, inCapitals: boolean): SetFix | undefined {
  // §8: such a title cannot be saved, and cutting it would take quadratic time.
  if (posting.title.length > LIMITS.title) return undefined;
  const starred = typedTitle(posting).trim().replace(EMOJI_PARTS, "*");
  const title = withoutAll(withoutAll(starred, ATTENTION), STARS);
  const first = firstWord(title);
  if (LINKING.has(first) && first !== firstWord(posting.title)) return undefined;
  const quiet = title
    .trim()
    .replace(/\s*!+(?=\s*(?:$|[^\p{L}\p{N}\s]))/gu, "")
    .replace(/(?<=\S)\s*!+\s*/g, " – ");
  return titled(capitalised(inCapitals ? withoutCapitals(quiet, posting) : quiet));
}

/** A title without all that a pattern finds, and without the marks that set it apart. */
function withoutAll(title: string, pattern: RegExp): string {
  let left = title;
  for (let at = left.search(pattern); at >= 0; at = left.search(pattern)) {
    const [found = ""] = left.slice(at).match(pattern) ?? [];
    left = joinTitle(left.slice(0, at), left.slice(at + found.length));
  }
  return left;
}

/** The "(ère)" of "boulanger(ère)", the "e" and "s" of "employé.e.s": another gender or number. */
const ENDING =
  /^(?:es?|s|x|(?:[fnlstv]|èr|ièr|eus|tric|ric|ienn|enn|onn|ell|ett|ess|eur|iv)es?)$/iu;
const BEFORE_ENDING = /\p{L}{2}(?:[.·•∙]e)?(?: ?\(|[.·•∙])$|\)\(?$/iu;

/** A title as it is written: in English with capitals of its words, in both languages with those of names. */
function withoutCapitals(title: string, posting: Posting): string {
  const names = namesIn(posting);
  const inEnglish = posting.writing === "en";
  return title.replace(WORD, (word, at: number) => {
    const name = names.get(word.toLowerCase());
    if (name !== undefined) return name;
    if (ENDING.test(word) && BEFORE_ENDING.test(title.slice(Math.max(0, at - 6), at)))
      return word.toLowerCase();
    // In brackets, a short word stands for the longer ones before it.
    if (word.length <= 4 && title[at - 1] === "(" && title[at + word.length] === ")") return word;
    const parts = word.split(/(?<=['’-])/);
    return parts
      .map((part, index) => {
        const isElision = /^\p{L}{1,2}['’]$/u.test(part) && !inEnglish;
        const isEnding = /['’]$/.test(parts[index - 1] ?? "") && part.length < 3;
        const isGender = /^[es]-?$/i.test(part) && index > 0 && !inEnglish;
        if (isElision || isEnding || isGender) return part.toLowerCase();
        return part.replace(/^[\p{L}\p{N}]+/u, (letters) =>
          withoutCapital(letters, inEnglish, index > 0 || parts.length === 1),
        );
      })
      .join("");
  });
}

const PROVINCE_WORDS = PROVINCE_LIST.flatMap((name) => name.match(WORD) ?? []);

/** How the posting writes names: of places, of the employer, and in its sentences. */
function namesIn({ job, text }: Posting): ReadonlyMap<string, string> {
  const own = [...job.locations.map(placeOf), job.employer?.name ?? ""].join(" ").match(WORD) ?? [];
  const names = [...PROVINCE_WORDS, ...(text.match(NAME) ?? []), ...own];
  return new Map(
    names.filter((name) => /\p{Ll}/u.test(name)).map((name) => [name.toLowerCase(), name]),
  );
}

function withoutCapital(word: string, inEnglish: boolean, maySmall: boolean): string {
  const small = word.toLowerCase();
  if (/\d/.test(word)) return /^\d+(?:st|nd|rd|th|er?|ère)$/u.test(small) ? small : word;
  if (maySmall && SMALL.has(small)) return small;
  // A letter is a class, a licence or a gender.
  if (word.length === 1 || /^[IVX]+$/.test(word) || ACRONYMS.has(small)) return word;
  const isAcronym = !/[aeiouyàâéèêëîïôùûüœæ]/u.test(small) && !ABBREVIATIONS.has(small);
  if (isAcronym) return word;
  if (/^mc\p{L}{4}/u.test(small)) return `Mc${capitalised(small.slice(2))}`;
  return inEnglish ? capitalised(small) : small;
}

/** What follows an amount in a title and belongs to it. */
const REST_OF_PAY =
  /^(?:\s?(?:\/|per |an? |par |de l['’]|l['’])\s?\p{L}+)?(?:\s?\+| and up| et plus)?(?:,? (?:DOE|DOQ|CAD|selon (?:l['’])?expérience))?(?!\p{L})/iu;

/** The title without a place that is set apart from the rest; "Laval Foods" is no place. */
export function titleWithoutPlace(posting: Posting, { start, text }: Quote): SetFix | undefined {
  const title = typedTitle(posting);
  const [before, rest] = [title.slice(0, start), title.slice(start + text.length)];
  const after = withoutProvince(rest);
  return isApart(before, after) ? titled(capitalised(joinTitle(before, after))) : undefined;
}

/** What an amount in a title goes on from. */
const BEFORE_PAY =
  /(?<!\p{L})(?:earn(?:ing)?|pay(?:s|ing)?|start(?:s|ing)? (?:at|from)|from|up to|à partir de|jusqu['’]à|dès)\s*$/iu;

/** The title without some of its words, if these begin or end it or marks set them apart. */
export function titleWithout(posting: Posting, { start, text }: Quote): SetFix | undefined {
  const title = typedTitle(posting);
  const isPay = /\d/.test(text);
  const [head, rest] = [title.slice(0, start), title.slice(start + text.length)];
  const before = isPay ? head.replace(BEFORE_PAY, "") : head;
  const after = isPay ? rest.replace(REST_OF_PAY, "") : rest;
  const mayCut = endsApart(after) || (before === "" && after.startsWith(" "));
  return mayCut ? titled(capitalised(joinTitle(before, after))) : undefined;
}

/** Where a title has parts. */
const PART = /\s*(?:[,;:|/](?=\s)|\s[-–—](?=\s)|\s[([])/g;

/** The title up to the last of its parts that fits. */
export function shorterTitle(posting: Posting, most: number): SetFix | undefined {
  const title = typedTitle(posting);
  const ends = [...title.matchAll(PART)].map(({ index }) => index).filter((end) => end <= most);
  return ends
    .toReversed()
    .map((end) => titled(title.slice(0, end)))
    .find((fix) => fix !== undefined);
}
