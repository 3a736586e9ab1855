import {
  type Block,
  type Line,
  type Span,
  PLAIN_LOOK,
  isLine,
  lineText,
} from "../source/blocks.ts";

/** A cell with more is text of its own, not a fact in a table. */
const MAX_LINES = 3;
const MAX_LENGTH = 200;

const plainSpan = (text: string): Span => ({ ...PLAIN_LOOK, text });

/** A row of a table as one line, its cells joined by dashes; null if a cell holds more than that. */
export function rowLine(cells: readonly (readonly Block[])[]): Line | null {
  if (cells.length < 2 || !cells.every(isShort)) return null;
  const parts = cells.map(inOneLine);
  return { spans: parts.flatMap((part, at) => (at > 0 ? [plainSpan(" – "), ...part] : part)) };
}

const isShort = (cell: readonly Block[]): cell is Line[] =>
  cell.length <= MAX_LINES &&
  cell.every((block) => isLine(block) && lineText(block).length <= MAX_LENGTH);

/** The lines of a cell, joined by commas. */
function inOneLine(cell: readonly Line[]): Span[] {
  const spans: Span[] = [];
  const comma = () => plainSpan(/[,;:.!?]$/.test(lineText({ spans })) ? " " : ", ");
  for (const line of cell) {
    if (spans.length > 0) spans.push(comma());
    for (const span of line.spans) spans.push(span.text === null ? comma() : span);
  }
  return spans;
}
