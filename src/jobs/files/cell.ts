import type { FileWarning } from "./file-warning.ts";

/**
 * What a cell of a file holds. `text` of a number is how the file shows it: "00123" is a number with a
 * format. A date is a calendar date.
 */
export type Cell = string | boolean | { number: number; text: string } | { date: string } | null;

/** The rows of a file, as they are in it: headings, empty rows and all. */
export interface Grid {
  rows: Cell[][];
  /** What of the file is not in the rows as it stands. */
  warnings: FileWarning[];
  /** Rows of a table have a place of their own; entries, and rows of several sheets, are named by headings. */
  unit: "row" | "entry";
  /** Of a table that is made of several sheets: where each row was, and which of them has the headings. */
  joined?: { origins: SheetRow[]; header: number } | undefined;
}

/** A row of a sheet, as people count. */
export interface SheetRow {
  sheet: string;
  row: number;
}

export const gridOf = (
  rows: Cell[][],
  unit: Grid["unit"] = "row",
  warnings: FileWarning[] = [],
): Grid => ({ rows, warnings, unit });

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
