import { type Cell, cellText, isEmpty } from "./cell.ts";

/** Rows in which the headings are looked for. */
const HEAD = 20;

/** What a template asks for below its headings. */
const INSTRUCTION =
  /^(?:required|optional|mandatory|choose|select|pick|enter|number only|text only|max\b|maximum|obligatoire|facultatif|optionnel|choisi|sélectionn|inscri|nombre seulement|texte seulement)/i;

function isInstructions(row: readonly Cell[]): boolean {
  const texts = row.map(cellText).filter((text) => text !== "");
  return (
    texts.length > 1 && texts.filter((text) => INSTRUCTION.test(text)).length * 2 > texts.length
  );
}

/** The row of the headings, and the first row of postings below, both from 0. */
export function findHeader(
  rows: readonly Cell[][],
  isHeading: (cell: Cell) => boolean,
): { header: number; first: number } {
  const counts = rows.slice(0, HEAD).map((row) => row.filter(isHeading).length);
  const most = Math.max(0, ...counts);
  const filled = rows.findIndex((row) => !row.every(isEmpty));
  const header = most > 0 ? counts.indexOf(most) : Math.max(0, filled);
  return { header, first: header + (isInstructions(rows[header + 1] ?? []) ? 2 : 1) };
}
