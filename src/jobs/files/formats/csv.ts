import Papa from "papaparse";
import { type Cell, cellText, type Grid, gridOf, isEmpty } from "../cell.ts";
import { exampleOf, type FileWarning } from "../file-warning.ts";
import { findHeader } from "../headings.ts";
import { BadFile } from "../bad-file.ts";
import { MAX_ROWS } from "../limits.ts";

/** What makes a spreadsheet run the text of a CSV file as a formula, and our own mark. */
const RISKY = /^[=+\-@\t\r\n'＝＋－＠]/;
const MARKED = /^'(?=[=+\-@\t\r\n'＝＋－＠])/;

/** Text that a spreadsheet takes for text: marked with an apostrophe where it would be a formula. */
export const withoutFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** The text before `withoutFormula`. */
export const withFormula = (text: string): string => text.replace(MARKED, "");

/** Rows as CSV (RFC 4180) that Excel opens as UTF-8. */
export const csvHead = "\uFEFF";

/**
 * @param isFrench as Excel in French opens it in columns: with semicolons, and commas in numbers
 */
export const writeCsvRows = (rows: readonly Cell[][], isFrench = false): string =>
  `${Papa.unparse(
    rows.map((row) =>
      row.map((cell) => {
        if (typeof cell === "string") return withoutFormula(cell);
        const isNumber = cell !== null && typeof cell === "object" && "number" in cell;
        return isFrench && isNumber ? cell.text.replace(".", ",") : cellText(cell);
      }),
    ),
    { newline: "\r\n", delimiter: isFrench ? ";" : "," },
  )}\r\n`;

const DELIMITERS = [",", ";", "\t", "|"];
/** Rows by which the delimiter is found. */
const SAMPLE = 50;

type Progress = (share: number) => void;

/**
 * Reads delimited text.
 * @param isHeading whether a text is a known heading
 * @throws {BadFile}
 */
export function readCsv(
  text: string,
  isHeading: (text: string) => boolean,
  onProgress: Progress = () => {},
): Grid {
  const [line = ""] = /^sep=.(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const named = line === "" ? undefined : line.charAt(4);
  const body = withOneLineBreak(text.slice(line.length), named ?? ",;\t|");
  const delimiter = named ?? delimiterOf(body, isHeading);
  const { rows, warnings } = parse(body, delimiter, onProgress);
  // The line of the delimiter is a row of the file.
  const above = line === "" ? 0 : 1;
  return gridOf(
    [...Array.from({ length: above }, () => []), ...rows.map((row) => row.map(withFormula))],
    "row",
    [...warnings, ...rowWarnings(rows, delimiter, isHeading)].map((warning) => ({
      ...warning,
      row: warning.row + above,
    })),
  );
}

/** Parses text with quotation marks around cells, or, where that fails, with marks that are text. */
function parse(text: string, delimiter: string, onProgress: Progress) {
  const quoted = parseRows(text, delimiter, '"', onProgress);
  if (quoted.rows.length === 0) throw new BadFile("empty");
  if (quoted.warnings.length === 0) return quoted;
  // No text holds U+FFFF, so nothing is quoted by it.
  const { rows } = parseRows(text, delimiter, "\uFFFF", onProgress);
  const width = rows[0]?.length ?? 0;
  const isUnquoted = rows.every(
    (row) =>
      (isBlank(row) || row.length === width) && !row.some((cell) => /^".*"$/.test(cell.trim())),
  );
  if (!isUnquoted || width < 2) return quoted;
  const warnings = rows.flatMap((row, at): FileWarning[] =>
    row.flatMap((cell, column) =>
      cell.startsWith('"')
        ? [{ what: "plainQuotes", row: at, column, example: exampleOf(cell) }]
        : [],
    ),
  );
  return { rows, warnings };
}

function parseRows(text: string, delimiter: string, quoteChar: string, onProgress: Progress) {
  const rows: string[][] = [];
  const warnings: FileWarning[] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: "\n",
    preview: MAX_ROWS + 20,
    step: ({ data, errors, meta }) => {
      const [error] = errors;
      if (error)
        warnings.push({
          what: error.code === "MissingQuotes" ? "openQuote" : "strayQuote",
          row: rows.length,
          example: exampleOf(text.slice(error.index, (error.index ?? 0) + 200)),
        });
      rows.push(data);
      if (rows.length % 500 === 0) onProgress(meta.cursor / text.length);
    },
  });
  while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return { rows, warnings };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell === "");

/** Rows with fewer or more cells than there are headings, and cells that look like rows. */
function rowWarnings(
  rows: readonly string[][],
  delimiter: string,
  isHeading: (text: string) => boolean,
): FileWarning[] {
  const { header } = findHeader(rows, isHeading);
  const width = rows[header]?.length ?? 0;
  const delimitersIn = (part: string) => part.split(delimiter).length - 1;
  return rows.flatMap((row, at): FileWarning[] => {
    if (at <= header || row.every(isEmpty)) return [];
    const isLong = row.slice(width).some((cell) => !isEmpty(cell));
    const what = row.length < width ? "shortRow" : isLong ? "longRow" : null;
    const uneven: FileWarning[] = what
      ? [{ what, row: at, example: exampleOf(row.join(" · ")) }]
      : [];
    const swallowed = row.flatMap((cell, column): FileWarning[] => {
      if (width < 3 || !cell.includes("\n")) return [];
      // The end of one row, and the start of another up to this column.
      const lines = cell.split("\n");
      const isRow =
        delimitersIn(lines[0] ?? "") === width - 1 - column &&
        delimitersIn(lines.at(-1) ?? "") === column &&
        lines.slice(1, -1).every((part) => delimitersIn(part) === width - 1);
      return isRow ? [{ what: "strayQuote", row: at, column, example: exampleOf(cell) }] : [];
    });
    return [...uneven, ...swallowed];
  });
}

/**
 * Papa Parse splits by one kind of line break; files have several. Those in quotes stay: a cell is quoted if
 * it begins with the mark, and one of two marks in it ends and begins it.
 */
function withOneLineBreak(text: string, delimiters: string): string {
  if (!text.includes("\r")) return text;
  const starts = delimiters.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![^${starts}\\r\\n"])"[^"]*"|\\r\\n?`, "g"), (found) =>
    found.startsWith('"') ? found : "\n",
  );
}

/** The delimiter that gives known headings, or else the most cells in rows of one length. */
function delimiterOf(text: string, isHeading: (text: string) => boolean): string {
  const scored = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: SAMPLE });
    const known = Math.max(0, ...data.map((row) => row.filter(isHeading).length));
    const width = data[0]?.length ?? 0;
    const even = data.filter((row) => row.length === width).length / Math.max(1, data.length);
    return { delimiter, score: known * 1_000 + (width > 1 ? even * width : 0) };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ",";
}
