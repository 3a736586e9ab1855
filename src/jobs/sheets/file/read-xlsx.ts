import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import XLSX, {
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx/dist/xlsx.mini.min.js";
import { type Cell, columnLetter, type Grid } from "../cell.ts";
import { BadFile, MAX_ROWS, MAX_UNPACKED_BYTES } from "./bad-file.ts";

/**
 * Reads the sheet of a workbook that has the most known headings. Macros are never looked at.
 * @throws {BadFile}
 */
export function readXlsx(bytes: Uint8Array, isHeading: (text: string) => boolean): Grid {
  const book = readBook(storedOnly(bytes));
  const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const grids = shown.map((name) => gridOfSheet(book.Sheets[name], is1904));
  const known = ({ rows }: Grid) =>
    Math.max(
      0,
      ...rows
        .slice(0, 20)
        .map((row) => row.filter((cell) => typeof cell === "string" && isHeading(cell)).length),
    );
  const [best] = grids.toSorted((a, b) => known(b) - known(a) || b.rows.length - a.rows.length);
  if (!best || best.rows.length === 0) throw new BadFile("empty");
  if (best.rows.length > MAX_ROWS + 20) throw new BadFile("tooManyRows");
  return best;
}

function readBook(bytes: Uint8Array): WorkBook {
  try {
    // Without `cellStyles` it does not say which rows are hidden.
    return XLSX.read(bytes, {
      dense: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      cellNF: true,
      cellStyles: true,
      sheetRows: MAX_ROWS + 21,
    });
  } catch {
    throw new BadFile("damaged");
  }
}

/** The XML parts of a workbook in an archive that is not packed, so its size is known. */
function storedOnly(bytes: Uint8Array): Uint8Array {
  let size = 0;
  const isNeeded = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    size += originalSize;
    if (size > MAX_UNPACKED_BYTES) throw new BadFile("tooLarge");
    return true;
  };
  try {
    const parts = unzipSync(bytes, { filter: isNeeded });
    return zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withAstral(part)])),
      { level: 0 },
    );
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile("damaged");
  }
}

/** SheetJS reads a character reference as 16 bits. */
function withAstral(part: Uint8Array): Uint8Array {
  // "&#", looked for in the bytes: most parts have none.
  let at = part.indexOf(0x26);
  while (at !== -1 && part[at + 1] !== 0x23) at = part.indexOf(0x26, at + 1);
  if (at === -1) return part;
  return strToU8(
    strFromU8(part).replaceAll(
      /&#(x?)([\da-f]{5,7});/gi,
      (reference: string, x: string, digits: string) => {
        const code = Number.parseInt(digits, x === "" ? 10 : 16);
        return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
      },
    ),
  );
}

function gridOfSheet(sheet: WorkSheet | undefined, is1904: boolean): Grid {
  const grid: Grid = { rows: [], merged: [], hidden: [], errors: [], unit: "row" };
  if (!sheet) return grid;
  const data = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  for (let row = 0; row < data.length; row += 1)
    grid.rows.push(
      Array.from(data[row] ?? [], (cell, column) => {
        if (cell?.t === "e") grid.errors.push(`${columnLetter(column)}${row + 1}`);
        return readCell(cell, is1904);
      }),
    );
  while (grid.rows.at(-1)?.every((cell) => cell === null || cell === "")) grid.rows.pop();
  grid.merged = (sheet["!merges"] ?? []).map((range) => XLSX.utils.encode_range(range));
  grid.hidden = (sheet["!rows"] ?? []).flatMap((row, at) =>
    // Rows without a property are holes.
    (row as { hidden?: boolean } | undefined)?.hidden && at < grid.rows.length ? [at + 1] : [],
  );
  return grid;
}

/** SheetJS does not type its number formats. */
const FORMATS = XLSX.SSF as {
  format: (format: string | number, value: number) => string;
  is_date: (format: string) => boolean;
  parse_date_code: (serial: number) => { y: number; m: number; d: number } | null;
};

/** Days between 1900-01-00 and 1904-01-01. */
const DAYS_TO_1904 = 1462;

function readCell(cell: CellObject | undefined, is1904: boolean): Cell {
  const { t: type, v: value, z: format = "General" } = cell ?? {};
  if (type === "s") return value as string;
  if (type === "b") return value as boolean;
  if (type !== "n" || typeof value !== "number") return null;
  if (FORMATS.is_date(String(format))) {
    const serial = is1904 ? value + DAYS_TO_1904 : value;
    const { y, m, d } = FORMATS.parse_date_code(serial) ?? {};
    if (y && m && d) return { date: [String(y).padStart(4, "0"), pad(m), pad(d)].join("-") };
  }
  return { number: value, text: format === "General" ? String(value) : shown(format, value) };
}

const pad = (part: number) => String(part).padStart(2, "0");

function shown(format: string | number, value: number): string {
  try {
    return FORMATS.format(format, value);
  } catch {
    return String(value);
  }
}
