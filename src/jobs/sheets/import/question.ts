import { foldText } from "#contract/text.ts";
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
