import { editDistance } from "#contract/edit-distance.ts";
import { foldText } from "#contract/text.ts";
import type { Choice } from "../choices.ts";

/** Pay for two weeks or half a month, which no period stands for, whatever it sounds like. */
export const NO_PERIOD =
  /\b(?:bi|semi|every two|twice|15|14)\b|^(?:bi|semi)|deux (?:semaines|fois)|quinz|bimensuel/;

/** The choice of which a text is a name or a synonym, whatever separates its words. */
export function synonymChoice(choices: readonly Choice[], text: string): string | undefined {
  const folded = foldText(text);
  const bare = inWords(folded).replaceAll(" ", "");
  const same = (word: string) =>
    word === folded || (bare !== "" && inWords(word).replaceAll(" ", "") === bare);
  return choices.find(({ words, names }) => [...words, ...names].some(same))?.value;
}

/** The choice that is most likely meant by what people write elsewhere. */
export function proposedChoice(choices: readonly Choice[], text: string): string | undefined {
  const synonym = synonymChoice(choices, text);
  if (synonym !== undefined) return synonym;
  const folded = foldText(text);
  const words = ` ${inWords(folded)} `;
  const near = (word: string) => folded.length > 3 && editDistance(folded, word, 2) <= 2;
  const starts = (word: string) => folded.length > 2 && word.startsWith(folded);
  const holds = (word: string) => word.length > 3 && words.includes(` ${inWords(word)} `);
  // "Full-time, part-time"
  if (choices.filter(({ names }) => names.some(holds)).length > 1) return undefined;
  const tests = [
    ({ names }: Choice) => names.some(near),
    ({ names, words }: Choice) => [...names, ...words].some(starts),
    // "Permanent part-time" is part-time before it is permanent.
    ({ names }: Choice) => names.some(holds),
    ({ words }: Choice) => words.some(holds),
  ];
  for (const test of tests) {
    const found = choices.find(test);
    if (found) return found.value;
  }
  return undefined;
}

const inWords = (folded: string) => folded.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
