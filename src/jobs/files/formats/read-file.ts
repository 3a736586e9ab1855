import { columnNamed, type KnownHeadings } from "../headings.ts";
import { cellText, type Grid, isEmpty } from "../cell.ts";
import { cellWarnings, exampleOf, type FileWarning } from "../file-warning.ts";
import { BadFile } from "../bad-file.ts";
import { MAX_BYTES, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { readCsv } from "./csv.ts";
import { type EncodingName, encodingOf, ENCODINGS, exampleOfEncoding } from "./encodings.ts";
import { archiveFormat, binaryFormat, isZip, textFormat } from "./file-formats.ts";
import { isJson, readJson } from "./json-records.ts";
import { readXlsx, type WorkbookContent } from "./read-xlsx.ts";
import { readXml } from "./xml-records.ts";

/** What a person chose about a file; what is left out is found. */
export interface ReadOptions {
  /** Names of the sheets to read. */
  sheets?: string[];
  encoding?: EncodingName;
}

/** What was read of a file. */
export interface FileContent extends WorkbookContent {
  /** How the text of a file was decoded, with a part that shows it; null where nothing depends on it. */
  encoding: { name: EncodingName; example: string } | null;
}

/**
 * Reads a file by what it holds; its name is only a hint.
 * @throws {BadFile}
 */
export function readFile(
  name: string,
  bytes: Uint8Array,
  headings: KnownHeadings,
  options: ReadOptions = {},
  onProgress?: (share: number) => void,
): FileContent {
  if (bytes.length === 0) throw new BadFile("empty");
  if (bytes.length > MAX_BYTES) throw new BadFile("tooLarge");
  const columnOf = columnNamed(headings);
  const isHeading = (text: string) => columnOf(text) !== undefined;
  if (isZip(bytes)) {
    refuse(archiveFormat(bytes));
    const content = readXlsx(bytes, columnOf, options.sheets);
    return { ...content, grid: content.grid && checked(content.grid), encoding: null };
  }
  refuse(binaryFormat(bytes));
  const encodingName = options.encoding ?? encodingOf(bytes);
  const text = ENCODINGS[encodingName](bytes).replace(/^\uFEFF/, "");
  const example = exampleOfEncoding(text);
  const encoding = example === null ? null : { name: encodingName, example };
  const start = text.slice(0, 2_000).trimStart();
  if (start === "" && text.trim() === "") throw new BadFile("empty");
  refuse(isBinary(text) ? "type" : textFormat(text));
  const grid = start.startsWith("<")
    ? readXml(text)
    : isJson(start, name)
      ? readJson(text, isHeading)
      : readCsv(text, isHeading, onProgress);
  return { grid: checked(grid), sheets: [], chosen: [], encoding };
}

function refuse(reason: BadFile["reason"] | undefined): void {
  if (reason) throw new BadFile(reason);
}

/** The grid with warnings about its cells, unless it is too long: headings, and a few lines over them. */
function checked({ rows, warnings, ...grid }: Grid): Grid {
  if (rows.length > MAX_ROWS + 10) throw new BadFile("tooManyRows");
  const beyond = rows.flatMap((row, at): FileWarning[] =>
    row
      .slice(MAX_COLUMNS)
      .filter((cell) => !isEmpty(cell))
      .map((cell) => ({ what: "beyond", row: at, example: exampleOf(cellText(cell)) })),
  );
  const kept = beyond.length > 0 ? rows.map((row) => row.slice(0, MAX_COLUMNS)) : rows;
  return { ...grid, rows: kept, warnings: [...warnings, ...beyond, ...cellWarnings(kept)] };
}

/** Whether many characters are controls; a few are slips in cells. */
function isBinary(text: string): boolean {
  const start = text.slice(0, 10_000);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return start.replaceAll(/[^\0-\x08\x0e-\x1f]/g, "").length > start.length / 20 + 10;
}
