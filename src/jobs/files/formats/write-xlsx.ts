import writeWorkbook, { type Feature, type SheetData } from "write-excel-file/universal";
import { type Cell, cellText, columnLetter } from "../cell.ts";

/** How a column of a sheet looks. */
export interface SheetColumn {
  /** In characters. */
  width: number;
  /** The values that a cell offers in a list. `open`: others can be typed, as for several at once. */
  choices?: { labels: string[]; open: boolean };
}

/** A sheet of a workbook; its first row is of headings, and stays in sight. */
export interface Sheet {
  name: string;
  columns: SheetColumn[];
  rows: Cell[][];
}

const HEADING = { fontWeight: "bold", backgroundColor: "#EEF1F6", alignVertical: "top" } as const;
/** The first day that all spreadsheets agree on. */
const FIRST_DATE = "1900-03-01";

/**
 * The bytes of a workbook. Lists to choose from are on a sheet of their own, as one in a cell's rule has
 * 255 characters at most.
 */
export async function writeXlsx(
  sheets: readonly Sheet[],
  listsName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const lists = sheets.flatMap(({ columns }) => columns.flatMap(({ choices }) => choices ?? []));
  const longest = Math.max(0, ...lists.map(({ labels }) => labels.length));
  const listRows = Array.from({ length: longest }, (_, row) =>
    lists.map(({ labels }) => labels[row] ?? null),
  );
  const all =
    lists.length > 0 ? [...sheets, { name: listsName, columns: [], rows: listRows }] : sheets;
  const blob = await writeWorkbook(
    all.map(({ name, columns, rows }) => ({
      sheet: name,
      data: rows.map((row, at) =>
        row.map((cell) => cellOf(cell, at === 0 && name !== listsName)),
      ) as SheetData,
      columns: columns.map(({ width }) => ({ width })),
      ...(name !== listsName && { stickyRowsCount: 1 }),
    })),
    { features: [dropDowns(sheets, lists, listsName)] },
  ).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

function cellOf(cell: Cell, isHeading: boolean) {
  if (cell === null || cell === "") return null;
  if (typeof cell === "object" && "number" in cell) return { type: Number, value: cell.number };
  if (typeof cell === "object" && cell.date >= FIRST_DATE)
    return { type: Date, value: new Date(`${cell.date}T00:00:00Z`), format: "yyyy-mm-dd" };
  const text = typeof cell === "string" ? cell : cellText(cell);
  // As text, so that "00123" and "1E5" stay what they are when they are typed over.
  return { type: String, value: xlsxText(text), format: "@", ...(isHeading && HEADING) };
}

/** Lets the cells of some columns offer their values. */
function dropDowns(
  sheets: readonly Sheet[],
  lists: readonly { labels: string[]; open: boolean }[],
  listsName: string,
): Feature<Blob> {
  const rule = ({ choices }: SheetColumn, column: number, rows: number): string => {
    if (!choices || rows < 2) return "";
    const letter = columnLetter(column);
    const list = columnLetter(lists.indexOf(choices));
    const source = `'${listsName}'!$${list}$1:$${list}$${choices.labels.length}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="${choices.open ? 0 : 1}" sqref="${letter}2:${letter}1048576"><formula1>${source}</formula1></dataValidation>`;
  };
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          insert: (_, { sheetIndex }) => {
            const { columns = [], rows = [] } = sheets[sheetIndex] ?? {};
            const rules = columns
              .map((column, at) => rule(column, at, rows.length))
              .filter(Boolean);
            return rules.length > 0
              ? `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`
              : undefined;
          },
        },
      },
    },
  };
}

// A workbook holds text with `_xHHHH_` for what XML cannot (ECMA-376, 22.9.2.19). Readers take U+FFFD,
// which XML can hold, for damage and leave it out.

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_IN_XML = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd-\uffff]/g;
const LOOKS_ESCAPED = /_x(?=[\dA-Fa-f]{4}_)/g;

const escape = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Text as a cell of a workbook holds it. */
function xlsxText(text: string): string {
  const escaped = text.replaceAll(LOOKS_ESCAPED, "_x005F_x").replaceAll(NOT_IN_XML, escape);
  // The writer looks its strings up in a plain object: "constructor" is in there.
  return escaped in {} ? escape(escaped.charAt(0)) + escaped.slice(1) : escaped;
}
