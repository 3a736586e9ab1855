import type { ProvinceCode } from "#contract/reference.ts";
import type { Suggestions } from "../../requests/reference/judge-place.ts";
import type { Cell } from "../cell.ts";
import type { Choices } from "../choices.ts";
import type { ColumnName } from "../columns.ts";
import type { ImportRow } from "./imported-file.ts";
import { type Answers, type Asked, questionKey } from "./question.ts";
import type { Said } from "./row-problem.ts";

/** A cell to read, and what its meaning depends on. */
export interface CellToRead {
  name: ColumnName;
  cell: Cell;
  /** As text without markup, by `columnText`. */
  text: string;
  /** What its row says so far. */
  read: Pick<ImportRow, "values" | "status">;
  /** What the row's column of provinces says, as text. */
  province: string;
  /** Where the day of an instant is meant. */
  zone: () => ProvinceCode | null;
  choices: Choices;
  /** The places that the employer's postings have. */
  places: ReadonlySet<string>;
  /** What the service knows of other places. */
  suggestions: Suggestions;
  /** Whether an amount is in cents. */
  inCents: boolean;
  answers: Answers;
  /** Called where the cell is clear only with an answer, which it lacks; with none, it is what `problem` says. */
  onQuestion?: (text: string, question: () => Asked | null) => void;
  /** The same of a date that is clear once the order of day and month is known. */
  onOrder?: (text: string) => void;
  problem: (said: Said) => void;
  note: (said: Said) => void;
}

/** Reads a cell into the values of its row. */
export type Reader = (field: CellToRead) => void;

/** What a person answered about a value: "" leaves it; undefined: nothing yet, the question may be. */
export function answerTo(
  { name, answers, onQuestion }: CellToRead,
  text: string,
  question: () => Asked | null,
): string | undefined {
  const answer = answers[questionKey(name, text)];
  if (answer === undefined) onQuestion?.(text, question);
  return answer;
}

/** "From $18" is more than its part. "Negotiable", "open until filled", "18%" can only be left out. */
export function askPart(text: string, parts: Asked["options"]): Asked | null {
  if (parts.length > 0) return { options: parts, proposal: undefined };
  if (!/\d/.test(text)) return { options: [], proposal: "" };
  return /%/.test(text) ? { options: [], proposal: undefined } : null;
}
