// What the cells of a workbook hold: numbers by their formats, and links.
import XLSX, { type CellObject, type WorkSheet } from "@e965/xlsx/dist/xlsx.mini.min.js";
import type { Cell } from "../cell.ts";
import { DIGITS } from "../limits.ts";

/** SheetJS does not type its number formats. */
const FORMATS = XLSX.SSF as {
  format: (format: string | number, value: number) => string;
  is_date: (format: string) => boolean;
  parse_date_code: (
    serial: number,
  ) => { y: number; m: number; d: number; H: number; M: number; S: number } | null;
};

/** Days between 1900-01-00 and 1904-01-01. */
const DAYS_TO_1904 = 1462;

/** A number of a workbook as a cell: a date by its format, or else a number with its text. */
export function numberCell(value: number, format: string | number, is1904: boolean): Cell {
  const day = dateOf(value, format, is1904);
  if (day) return { date: day.date };
  // As spreadsheets show them: without the rest of a binary fraction.
  const number = Number(value.toPrecision(DIGITS));
  return { number, text: textOfNumber(number, format) };
}

/** The time of day that a date with a format has; undefined for none. */
export function timeOfDate(
  value: number,
  format: string | number,
  is1904: boolean,
): string | undefined {
  const time = dateOf(value, format, is1904)?.time;
  return time === "00:00:00" ? undefined : time;
}

function dateOf(value: number, format: string | number, is1904: boolean) {
  if (!FORMATS.is_date(String(format))) return undefined;
  const code = FORMATS.parse_date_code(is1904 ? value + DAYS_TO_1904 : value);
  if (!code?.y || !code.m || !code.d) return undefined;
  const { y, m, d, H, M, S } = code;
  const date = [String(y).padStart(4, "0"), pad(m), pad(d)].join("-");
  return { date, time: [H, M, S].map(pad).join(":") };
}

const pad = (part: number) => String(part).padStart(2, "0");

/** What a format adds that belongs to an id: zeros in front, letters, hyphens; or per cent, or a foreign currency. */
const MEANT = /^0\d|\d[-‐–/]\d|%|[€£¥]|\p{L}/u;
/** Letters that only say how a number is written: Canadian dollars, or powers of ten. */
const NOTATION = /\bCAD\b|\bCA\b|\d[.,]?\d*E[+-]?\d+/g;

/** Separators of thousands, currencies and decimals are left out; what makes a text of a number stays. */
function textOfNumber(number: number, format: string | number): string {
  if (format === "General") return String(number);
  const shown = show(format, number).trim();
  return MEANT.test(shown.replaceAll(NOTATION, "")) ? shown : String(number);
}

function show(format: string | number, value: number): string {
  try {
    return FORMATS.format(format, value);
  } catch {
    return String(value);
  }
}

/** A cell in which a link begins that spans several; xlsx-parts.ts makes it of one over a range. */
type LinkedCell = CellObject & { l?: { Target: string; over?: string } };

const TEXT = String.raw`"(?:[^"]|"")*"`;
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
const OPERAND = new RegExp(`${TEXT}|${CELL}`, "gi");
const JOINED = String.raw`(?:${TEXT}|${CELL})(?:\s*&\s*(?:${TEXT}|${CELL}))*`;
const HYPERLINK = new RegExp(
  String.raw`^HYPERLINK\(\s*(${JOINED})\s*(?:,\s*(${JOINED})\s*)?\)$`,
  "i",
);

/** A link as `=HYPERLINK()` makes it, of texts and cells. */
export interface FormulaLink {
  target: string;
  shown: string;
}

/** The link that a formula makes; undefined for any other formula. */
export function linkOfFormula(
  formula: string | undefined,
  sheet: WorkSheet,
): FormulaLink | undefined {
  const [, address, label] = HYPERLINK.exec(formula ?? "") ?? [];
  if (address === undefined) return undefined;
  const target = valueOf(address, sheet);
  return { target, shown: label === undefined ? target : valueOf(label, sheet) };
}

const valueOf = (joined: string, sheet: WorkSheet): string =>
  (joined.match(OPERAND) ?? [])
    .map((operand) =>
      operand.startsWith('"')
        ? operand.slice(1, -1).replaceAll('""', '"')
        : cellAt(operand.replaceAll("$", ""), sheet),
    )
    .join("");

function cellAt(reference: string, sheet: WorkSheet): string {
  const { r: row, c: column } = XLSX.utils.decode_cell(reference.toUpperCase());
  const data = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  return String(data[row]?.[column]?.v ?? "");
}

/** What the cells of a sheet link to. They are read row by row: a link over a range is in its first cell. */
export function linkReader(): (
  cell: LinkedCell,
  row: number,
  column: number,
) => string | undefined {
  let spans: { target: string; range: ReturnType<typeof XLSX.utils.decode_range> }[] = [];
  return ({ l: link }, row, column) => {
    if (link?.over) {
      spans = spans.filter(({ range }) => range.e.r >= row);
      spans.push({ target: link.Target, range: XLSX.utils.decode_range(link.over) });
    }
    const isIn = ({ s: first, e: last }: (typeof spans)[number]["range"]) =>
      row >= first.r && row <= last.r && column >= first.c && column <= last.c;
    return link?.Target ?? spans.find(({ range }) => isIn(range))?.target;
  };
}
