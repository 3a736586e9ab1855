import type { Mark, Node, Schema } from "@tiptap/pm/model";
import { type Piece, inlineContent } from "../../source/inline-content.ts";
import { assembleLists } from "./lists.ts";
import { tidyLine } from "./tidy-line.ts";

/** Text whose line breaks show, as pieces. */
export const piecesOf = (lines: readonly string[], marks: readonly Mark[]): Piece[] =>
  lines.flatMap((text, index) =>
    index === 0
      ? [{ text, marks }]
      : [
          { text: null, marks },
          { text, marks },
        ],
  );

/** A line as a paragraph. */
export const paragraphOf = (schema: Schema, line: readonly Piece[]) =>
  schema.node("paragraph", null, inlineContent(schema, tidyLine(line)).nodes);

/** Lines as blocks: an empty one separates paragraphs, those with bullets become a list. */
export function readLines(schema: Schema, pieces: readonly Piece[]): Node[] {
  const paragraphs: Piece[][] = [[]];
  const lines = linesOf(pieces);
  for (const line of lines) {
    if (isEmpty(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(...line);
  }
  return (
    readListedLines(schema, pieces, { indented: true }) ??
    paragraphs.filter(({ length }) => length > 0).map((line) => paragraphOf(schema, line))
  );
}

/**
 * Lines of which some are items of lists, as blocks; null if none is. `indented`: spaces at the
 * beginning of a line show.
 */
export function readListedLines(
  schema: Schema,
  pieces: readonly Piece[],
  { indented }: { indented: boolean },
): Node[] | null {
  const lines = linesOf(pieces);
  const written = lines.filter((line) => !isEmpty(line));
  const layout = written.map((line) => ({
    indent: indentOf(line, indented),
    afterGap: isEmpty(lines[lines.indexOf(line) - 1] ?? []),
  }));
  const blocks = assembleLists(
    schema,
    written.map((line) => paragraphOf(schema, line)),
    layout,
  );
  return blocks.every(({ type }) => type.name === "paragraph") ? null : blocks;
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)?.push(piece);
    if (piece.text === null) lines.push([]);
  }
  return lines;
}

const isEmpty = (line: readonly Piece[]) => line.every(({ text }) => !text?.trim());

/** How far a line stands from the margin, in spaces. */
function indentOf(line: readonly Piece[], indented: boolean) {
  const text = line.map(({ text }) => text ?? "").join("");
  const margin = /^\s*/.exec(text)?.[0] ?? "";
  return margin.replaceAll("\t", "    ").replace(indented ? /[^ \u00a0]/g : /[^\u00a0]/g, "")
    .length;
}
