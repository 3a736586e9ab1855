import type { Node, Schema } from "@tiptap/pm/model";
import { type Piece, inlineContent } from "../source/inline-content.ts";
import { assembleLists } from "./lists.ts";

/** Lines as blocks: an empty one separates paragraphs, those with bullets become a list. */
export function readLines(schema: Schema, lines: readonly Piece[][]): Node[] {
  const paragraph = (pieces: readonly Piece[]) =>
    schema.node("paragraph", null, inlineContent(schema, pieces).nodes);
  const isEmpty = (line: readonly Piece[]) => line.every(({ text }) => text?.trim() === "");

  const full = lines.filter((line) => !isEmpty(line));
  const listed = assembleLists(schema, full.map(paragraph));
  if (listed.some(({ type }) => type.name !== "paragraph")) return listed;

  const paragraphs: Piece[][] = [[]];
  for (const line of lines) {
    if (isEmpty(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(...line, { text: null, marks: line[0]?.marks ?? [] });
  }
  return paragraphs.filter(({ length }) => length > 0).map(paragraph);
}
