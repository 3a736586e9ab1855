import { foldText } from "#contract/text.ts";
import { asRecord } from "#src/lib/values/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";
import type { ColumnName } from "../columns.ts";

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
