import Papa from "papaparse";
import { type Cell, cellText, type Grid, gridOf } from "../cell.ts";
import { BadFile, MAX_ROWS } from "./bad-file.ts";
import { withFormula, withoutFormula } from "./formula-text.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as CSV (RFC 4180) that Excel opens as UTF-8. */
export const csvHead = BYTE_ORDER_MARK;

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

/**
 * Reads delimited text.
 * @param isHeading whether a text is a known heading
 * @throws {BadFile}
 */
export function readCsv(text: string, isHeading: (text: string) => boolean): Grid {
  const [line = ""] = /^sep=.(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const body = withOneLineBreak(text.slice(line.length));
  const delimiter = line === "" ? delimiterOf(body, isHeading) : line.charAt(4);
  const { data } = Papa.parse<string[]>(body, {
    delimiter,
    newline: "\n",
    preview: MAX_ROWS + 20,
  });
  while (data.at(-1)?.every((cell) => cell === "")) data.pop();
  if (data.length === 0) throw new BadFile("empty");
  const grid = gridOf(data.map((row) => row.map(withFormula)));
  // The line of the delimiter is a row of the file.
  if (line !== "") grid.rows.unshift([]);
  return grid;
}

/** Papa Parse splits by one kind of line break; files have several. Those in quotes stay. */
const withOneLineBreak = (text: string): string =>
  text.replaceAll(/"(?:[^"]|"")*"|\r\n?/g, (found) => (found.startsWith('"') ? found : "\n"));

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

/**
 * Text of a file: UTF-8, UTF-16 with or without a byte order mark, or else Windows-1252, which every
 * file of bytes can be.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const utf16 = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return utf16("utf-16le");
  if (first === 0xfe && second === 0xff) return utf16("utf-16be");
  // Mostly Latin letters, of which UTF-16 has a zero in every other byte.
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 1].map(
    (odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if ((zeros[1] ?? 0) > sample.length / 4) return utf16("utf-16le");
  if ((zeros[0] ?? 0) > sample.length / 4) return utf16("utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
