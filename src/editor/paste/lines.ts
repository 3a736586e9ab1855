import type { Mark, Node, Schema } from "@tiptap/pm/model";
import { type Piece, inlineContent } from "../source/inline-content.ts";
import { assembleLists } from "./lists.ts";

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

/** Lines as blocks: an empty one separates paragraphs, those with bullets become a list. */
export function readLines(schema: Schema, pieces: readonly Piece[]): Node[] {
  const paragraph = (line: readonly Piece[]) =>
    schema.node("paragraph", null, inlineContent(schema, line).nodes);
  const isEmpty = (line: readonly Piece[]) => line.every(({ text }) => !text?.trim());

  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)?.push(piece);
    if (piece.text === null) lines.push([]);
  }
  const written = lines.filter((line) => !isEmpty(line));
  const listed = assembleLists(schema, written.map(paragraph), written.map(indentOf));
  if (listed.some(({ type }) => type.name !== "paragraph")) return listed;

  const paragraphs: Piece[][] = [[]];
  for (const line of lines) {
    if (isEmpty(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(...line);
  }
  return paragraphs.filter(({ length }) => length > 0).map(paragraph);
}

/** How far a line stands from the margin, in spaces. */
function indentOf(line: readonly Piece[]) {
  const text = line.map(({ text }) => text ?? "").join("");
  return (/^[ \t]*/.exec(text)?.[0] ?? "").replaceAll("\t", "    ").length;
}
