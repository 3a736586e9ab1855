import { type Choice, namedChoice } from "../choices.ts";
import { synonymChoice } from "./proposed-choice.ts";

/** What sets values apart wherever it stands; a middle dot inside a word is French ("étudiant·e"). */
const SEPARATOR = /[;；|｜¦\n\u2028]|\s*[•‣▪◦●∙]\s*|\s+·\s+/;

/** What marks the items of a list. */
const MARK = /^(?:[-–—*]|\d{1,2}[.)])\s+/;

/** The parts of a cell between what sets values apart; empty ones keep the others in their places. */
export const partsOf = (text: string): string[] =>
  text.split(SEPARATOR).map((part) => part.trim().replace(MARK, ""));

/** The values of a cell. */
export const valuesIn = (text: string): string[] => partsOf(text).filter(Boolean);

/** What sets values apart only where each part is one: it stands in names, too. */
const SIGNS = [/,/, /\s*[/\\+&]\s*|\s[-–—]\s/, /[,/\\+&]|\s[-–—]\s|\s(?:and|et|or|ou)\s/];

/** The values of a cell that may hold several of a list. */
export function choicesIn(text: string, choices: readonly Choice[]): string[] {
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
