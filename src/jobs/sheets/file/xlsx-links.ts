import XLSX, { type CellObject, type WorkSheet } from "@e965/xlsx/dist/xlsx.mini.min.js";

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

/** What the cells of a sheet link to. Cells are asked for row by row: a link over a range is in its first one. */
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
