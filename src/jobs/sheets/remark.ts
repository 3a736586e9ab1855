import { cut } from "#src/lib/values/cut.ts";

/** What of a file is not taken as it stands; remark-text.ts has a sentence for each. */
export type RemarkKind =
  | "error"
  | "formula"
  | "cutTag"
  | "full"
  | "nul"
  | "replacement"
  | "digits"
  | "time"
  | "link"
  | "merged"
  | "hidden"
  | "beyond"
  | "openQuote"
  | "strayQuote"
  | "plainQuotes"
  | "shortRow"
  | "longRow"
  | "above";

/** Something in a file that a person has to know before it is applied, with its place. */
export interface Remark {
  what: RemarkKind;
  /** Position in the rows of the grid, from 0. */
  row: number;
  /** Position of the column, from 0; without it the remark is about the whole row. */
  column?: number;
  /** What is there, or the part of it that shows what is meant. */
  example?: string;
  /** The address to which the cell links. */
  target?: string;
}

/** What keeps a row from being imported, if it is in a column that is imported. */
const REFUSING: ReadonlySet<RemarkKind> = new Set([
  "error",
  "formula",
  "cutTag",
  "nul",
  "merged",
  "openQuote",
  "strayQuote",
]);

export const isRefusing = ({ what }: Remark): boolean => REFUSING.has(what);

const LONGEST_EXAMPLE = 80;

/** The start of a text, as an example. */
export const exampleOf = (text: string): string => cut(text, LONGEST_EXAMPLE);
