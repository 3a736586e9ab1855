import XLSX, {
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx/dist/xlsx.mini.min.js";
import { type Cell, cellText, columnLetter, type Grid, gridOf, isEmpty } from "../cell.ts";
import { findHeader, HEAD_ROWS } from "../headings.ts";
import { isAddress, sameAddress } from "../link-address.ts";
import { exampleOf, type FileWarning } from "../file-warning.ts";
import { BadFile } from "../bad-file.ts";
import { DIGITS, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { linkOfFormula, linkReader, numberCell, timeOfDate } from "./xlsx-cells.ts";
import { joinSheets } from "./join-sheets.ts";
import { xlsxParts } from "./xlsx-parts.ts";

/** A sheet of a workbook. */
export interface SheetSummary {
  name: string;
  rows: number;
  hidden: boolean;
  /** Whether it has headings of postings, and rows below. */
  holdsJobs: boolean;
}

/** What was read of a workbook. */
export interface WorkbookContent {
  /** Null: several sheets hold postings, and a person has to choose. */
  grid: Grid | null;
  /** The sheets of a workbook, and the names of those that were read. */
  sheets: SheetSummary[];
  chosen: string[];
}

/**
 * Reads sheets of a workbook: those that are named, or the only one that holds postings. Macros are never
 * looked at.
 * @throws {BadFile}
 */
export function readXlsx(
  bytes: Uint8Array,
  columnOf: (heading: string) => string | undefined,
  wanted?: readonly string[],
): WorkbookContent {
  const book = readBook(xlsxParts(bytes));
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const grids = new Map(
    book.SheetNames.map((name) => [name, gridOfSheet(book.Sheets[name], is1904)]),
  );
  const isHeading = (text: string) => columnOf(text) !== undefined;
  const sheets = [...grids].map(([name, grid], at): SheetSummary => ({
    name,
    rows: grid.rows.filter((row) => !row.every(isEmpty)).length,
    hidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden),
    holdsJobs: findHeader(grid.rows, isHeading).known > 1 && grid.rows.length > 1,
  }));
  const filled = sheets.filter(({ rows }) => rows > 0);
  if (filled.length === 0) throw new BadFile("empty");
  const likely = [
    filled.filter(({ holdsJobs, hidden }) => holdsJobs && !hidden),
    filled.filter(({ holdsJobs }) => holdsJobs),
    filled.filter(({ hidden }) => !hidden),
    filled,
  ].find(({ length }) => length > 0);
  const names = wanted ?? (likely?.length === 1 ? likely.map(({ name }) => name) : []);
  const chosen = [...grids].filter(([name]) => names.includes(name));
  return {
    grid: chosen.length > 1 ? joinSheets(chosen, columnOf) : (chosen[0]?.[1] ?? null),
    sheets,
    chosen: chosen.map(([name]) => name),
  };
}

function readBook(bytes: Uint8Array): WorkBook {
  try {
    // Without `cellStyles` it does not say which rows are hidden.
    return XLSX.read(bytes, {
      dense: true,
      cellText: false,
      cellHTML: false,
      cellFormula: true,
      cellNF: true,
      cellStyles: true,
      sheetRows: MAX_ROWS + 21,
    });
  } catch {
    throw new BadFile("damaged");
  }
}

/** Only cells that are there are visited, whatever size a sheet says it has. */
function gridOfSheet(sheet: WorkSheet | undefined, is1904: boolean): Grid {
  const grid = gridOf([]);
  if (!sheet) return grid;
  const { rows, warnings } = grid;
  const data = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  const linkOf = linkReader();
  for (const [row, cells = []] of data.entries()) {
    const read: Cell[] = [];
    for (const key of Object.keys(cells)) {
      const column = Number(key);
      const cell = cells[column];
      const made = linkOfFormula(cell?.f, sheet);
      // A program that writes a formula may leave its value to the spreadsheet.
      const isLeft = made !== undefined && (cell?.t === "z" || cell?.v === "");
      const value = isLeft ? made.shown : readCell(cell, is1904);
      if (column >= MAX_COLUMNS) {
        if (!isEmpty(value))
          warnings.push({ what: "beyond", row, example: `${columnLetter(column)}${row + 1}` });
        continue;
      }
      const link = cell && (made?.target ?? linkOf(cell, row, column));
      if (cell)
        warnings.push(
          ...warningsOf(cell, value, is1904, link).map((one) => ({ ...one, row, column })),
        );
      if (value === null || value === "") continue;
      while (read.length < column) read.push(null);
      read[column] = value;
    }
    rows.push(read);
  }
  const last = Math.max(-1, ...warnings.map(({ row }) => row));
  while (rows.at(-1)?.length === 0 && rows.length - 1 > last) rows.pop();
  const width = Math.max(0, ...rows.map(({ length }) => length));
  // Columns without a heading are columns, too.
  for (const row of rows.slice(0, HEAD_ROWS)) while (row.length < width) row.push(null);
  warnings.push(...hiddenRows(sheet, rows), ...mergedCells(sheet, rows));
  return grid;
}

function readCell(cell: CellObject | undefined, is1904: boolean): Cell {
  const { t: type, v: value, z: format = "General" } = cell ?? {};
  if (type === "s") return value as string;
  if (type === "b") return value as boolean;
  return type === "n" && typeof value === "number" ? numberCell(value, format, is1904) : null;
}

function warningsOf(
  cell: CellObject,
  value: Cell,
  is1904: boolean,
  target = "",
): Omit<FileWarning, "row" | "column">[] {
  const { t: type, v: stored, f: formula, z: format = "General" } = cell;
  if (formula !== undefined && type === "z" && value === null)
    return [{ what: "formula", example: exampleOf(`=${formula}`) }];
  const warnings: Omit<FileWarning, "row" | "column">[] = [];
  if (type === "n" && typeof stored === "number") {
    const time = timeOfDate(stored, format, is1904);
    if (time !== undefined) warnings.push({ what: "time", example: time });
    if (Math.abs(stored) >= 10 ** DIGITS)
      warnings.push({ what: "digits", example: String(stored) });
  }
  const shown = cellText(value);
  if (shown !== "" && isAddress(target) && !sameAddress(shown, target))
    warnings.push({ what: "link", example: exampleOf(target), target });
  return warnings;
}

function hiddenRows(sheet: WorkSheet, rows: readonly Cell[][]): FileWarning[] {
  return (sheet["!rows"] ?? []).flatMap((row, at): FileWarning[] =>
    // Rows without a property are holes.
    (row as { hidden?: boolean } | undefined)?.hidden && !(rows[at] ?? []).every(isEmpty)
      ? [{ what: "hidden", row: at }]
      : [],
  );
}

/** The cells that another one covers, as far as there are rows and columns. */
function mergedCells(sheet: WorkSheet, rows: readonly Cell[][]): FileWarning[] {
  const width = rows[0]?.length ?? 0;
  return (sheet["!merges"] ?? []).flatMap((range) => {
    const { s: first, e: last } = range;
    if (isEmpty(rows[first.r]?.[first.c])) return [];
    const example = XLSX.utils.encode_range(range);
    const warnings: FileWarning[] = [];
    for (let row = first.r; row <= Math.min(last.r, rows.length - 1); row += 1)
      for (let column = first.c; column <= Math.min(last.c, width - 1); column += 1)
        if (row !== first.r || column !== first.c)
          warnings.push({ what: "merged", row, column, example });
    return warnings;
  });
}
