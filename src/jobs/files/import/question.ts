import type { ProvinceCode } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import type { Suggestions } from "../../requests/reference/judge-place.ts";
import type { Cell } from "../cell.ts";
import type { Choices } from "../choices.ts";
import type { ColumnName } from "../columns.ts";
import type { ImportRow } from "./imported-file.ts";
import type { Said } from "./row-problem.ts";

/** What may be answered to a question. */
export interface Asked {
  options: { value: string; label: string }[];
  /** The option that is most likely meant; "" leaves the field alone. */
  proposal: string | undefined;
  /** What "" means; else it leaves the field alone. */
  leave?: string;
  /** Whether the answer may also be a place that a person types. */
  takesPlace?: boolean;
}

/** A value of the file that has to be matched, once for all rows that have it. */
export interface Question extends Asked {
  key: string;
  column: ColumnName;
  /** The value as the file has it, or the question about a column. */
  text: string;
  /** How many cells have it. */
  count: number;
}

/** The answer to each question: an option, or a typed place; "" leaves the field alone. */
export type Answers = Readonly<Record<string, string | undefined>>;

export const questionKey = (column: ColumnName, text: string): string =>
  `${column}:${foldText(text)}`;

/** The order of day and month is one question for all dates of a file. */
export const ORDER_KEY = "closeDate:order";

/** The key of a question about columns, one for the file: `what` is a column, or what the question is about. */
export const columnKey = (what: string): string => `column:${what}`;

/** Whether rows about deleted jobs create others is one question for the file. */
export const TRASH_KEY = columnKey("trash");

/** Whether earlier versions replace newer ones is one question for the file. */
export const VERSION_KEY = columnKey("versions");

/** Whether a question, by its key, is about a column, and says so in its text. */
export const isOfColumn = (key: string): boolean => key.startsWith(columnKey(""));

/** How values were matched before, by column and text. */
const STORED = "import values";

const isOfValue = (key: string) => key !== ORDER_KEY && !isOfColumn(key);

/** The answers to begin with: those of an earlier file, or else what is proposed. */
export function firstAnswers(questions: readonly Question[]): Answers {
  const before = asRecord(readStoredJson("localStorage", STORED));
  return Object.fromEntries(
    questions.flatMap(({ key, options, proposal, takesPlace }) => {
      const earlier = before[key];
      const isOffered =
        earlier === "" ||
        options.some(({ value }) => value === earlier) ||
        (takesPlace && typeof earlier === "string");
      const answer = isOffered ? (earlier as string) : proposal;
      return answer === undefined ? [] : [[key, answer] as const];
    }),
  );
}

/** Keeps the answers about values for the next file. Those about columns, and the order of dates, depend on the file. */
export function rememberAnswers(answers: Answers): void {
  const kept = Object.entries(answers).filter(([key]) => isOfValue(key));
  const before = asRecord(readStoredJson("localStorage", STORED));
  writeStored("localStorage", STORED, JSON.stringify({ ...before, ...Object.fromEntries(kept) }));
}

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
