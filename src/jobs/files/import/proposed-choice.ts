import { editDistance } from "#contract/edit-distance.ts";
import { foldText } from "#contract/text.ts";
import { type KnownValue, namedChoice } from "../choices.ts";
import type { ColumnName } from "../columns.ts";
import { valuesIn } from "../plain-text.ts";
import type { Asked } from "./question.ts";

/** Pay for two weeks or half a month, which no period stands for, whatever it sounds like. */
const NO_PERIOD =
  /\b(?:bi|semi|every two|twice|15|14)\b|^(?:bi|semi)|deux (?:semaines|fois)|quinz|bimensuel/;

/** The question which of the choices a text means. */
export const askChoice = (column: ColumnName, of: readonly KnownValue[], text: string): Asked => ({
  options: of.map(({ value, label }) => ({ value, label })),
  proposal: proposalFor(column, of, text),
});

/** What is chosen beforehand: of what decides who sees a posting and where applications go, only a synonym. */
function proposalFor(column: ColumnName, choices: readonly KnownValue[], text: string) {
  if (column === "status" || column === "applicantRoutingType") return synonymChoice(choices, text);
  if (column === "period" && NO_PERIOD.test(foldText(text))) return undefined;
  return proposedChoice(choices, text);
}

/** The choice of which a text is a name or a synonym, whatever separates its words. */
function synonymChoice(choices: readonly KnownValue[], text: string): string | undefined {
  const folded = foldText(text);
  const bare = inWords(folded).replaceAll(" ", "");
  const same = (word: string) =>
    word === folded || (bare !== "" && inWords(word).replaceAll(" ", "") === bare);
  return choices.find(({ words, names }) => [...words, ...names].some(same))?.value;
}

/** The choice that is most likely meant by what people write elsewhere. */
export function proposedChoice(choices: readonly KnownValue[], text: string): string | undefined {
  const synonym = synonymChoice(choices, text);
  if (synonym !== undefined) return synonym;
  const folded = foldText(text);
  const words = ` ${inWords(folded)} `;
  const count = wordsOf(folded).length;
  const near = (word: string) =>
    folded.length > 3 && wordsOf(word).length === count && editDistance(folded, word, 2) <= 2;
  const starts = (word: string) => folded.length > 2 && word.startsWith(folded);
  const holds = (word: string) => word.length > 3 && words.includes(` ${inWords(word)} `);
  // "Full-time, part-time"
  if (choices.filter(({ names }) => names.some(holds)).length > 1) return undefined;
  const likely =
    choices.find(({ names }) => names.some(near)) ??
    choices.find(({ names, words }) => [...names, ...words].some(starts));
  if (likely) return likely.value;
  const held =
    // "Regular part-time" is part-time before it is regular.
    choices.find(({ names }) => names.some(holds)) ??
    choices.find(({ words }) => words.some(holds));
  return held && saysAllOf(held, folded) ? held.value : undefined;
}

/** Words that say nothing by themselves. */
const FILLERS = new Set(
  "a an the of de du des d la le les l en pay rate range taux echelle".split(" "),
);

/** Whether each word of a text is of a name or synonym of a choice: what is left out may be another value. */
function saysAllOf({ names, words }: KnownValue, folded: string): boolean {
  const known = new Set([...names, ...words].flatMap(wordsOf));
  return wordsOf(folded).every((word) => known.has(word) || FILLERS.has(word));
}

const wordsOf = (folded: string) => inWords(folded).split(" ");

const inWords = (folded: string) => folded.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

/** What sets values apart only where each part is one: it stands in names, too. */
const SIGNS = [/,/, /\s*[/\\+&]\s*|\s[-–—]\s/, /[,/\\+&]|\s[-–—]\s|\s(?:and|et|or|ou)\s/];

/** The values of a cell that may hold several of a list. */
export function choicesIn(text: string, choices: readonly KnownValue[]): string[] {
  const isKnown = (part: string) =>
    namedChoice(choices, part) !== undefined || synonymChoice(choices, part) !== undefined;
  if (namedChoice(choices, text) !== undefined) return [text];
  return valuesIn(text).flatMap((value) => {
    if (isKnown(value)) return value;
    const splits = SIGNS.map((sign) =>
      value
        .split(sign)
        .map((part) => part.trim())
        .filter(Boolean),
    );
    return splits.find((parts) => parts.length > 1 && parts.every(isKnown)) ?? value;
  });
}
