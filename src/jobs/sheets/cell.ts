/**
 * What a cell of a file holds. `text` of a number is how the file shows it: "00123" is a number with a
 * format. A date is a calendar date.
 */
export type Cell = string | boolean | { number: number; text: string } | { date: string } | null;

/** The rows of a file, as they are in it: headings, empty rows and all. */
export interface Grid {
  rows: Cell[][];
  /** Where cells of the sheet are merged, such as "A1:B1". */
  merged: string[];
  /** Numbers of hidden rows, from 1. */
  hidden: number[];
  /** Addresses of cells that hold an error, such as #REF!. */
  errors: string[];
  /** What the rows of a file are: rows of a table, or entries of JSON and XML. */
  unit: "row" | "entry";
}

/** A grid of what can be neither merged nor hidden. */
export const gridOf = (rows: Cell[][], unit: Grid["unit"] = "row"): Grid => ({
  rows,
  merged: [],
  hidden: [],
  errors: [],
  unit,
});

/** A cell as text, without blanks around it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return "date" in cell ? cell.date : cell.text.trim();
}

export const isEmpty = (cell: Cell | undefined): boolean => cellText(cell) === "";

/** "A" for the first column, "AA" after "Z". */
export function columnLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** 0 for "A", 26 for "AA". */
export const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
