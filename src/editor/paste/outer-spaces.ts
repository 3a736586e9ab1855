import { Fragment, type Mark, type Node } from "@tiptap/pm/model";
import { type Piece, isVisible } from "../source/inline-content.ts";

/** The marks of the spaces at the ends of what is pasted, which part it from the words around it. */
export interface OuterSpaces {
  before?: readonly Mark[] | undefined;
  after?: readonly Mark[] | undefined;
}

/** The marks of the space that a line begins with. */
export function spaceBefore(line: readonly Piece[]) {
  const first = written(line)[0];
  return /^[ \t]/.test(first?.text ?? "") ? first?.marks : undefined;
}

/** The marks of the space that a line ends with. */
export function spaceAfter(line: readonly Piece[]) {
  const last = written(line).at(-1);
  return /[ \t]$/.test(last?.text ?? "") ? last?.marks : undefined;
}

/** A line without the line breaks that lay its HTML out. */
const written = (line: readonly Piece[]) =>
  line.some(isVisible) ? line.filter(({ text }) => !/^\s*\n\s*$/.test(text ?? "")) : [];

/** Blocks with the spaces at their ends, where a line stands there. */
export const withOuterSpaces = (blocks: readonly Node[], { before, after }: OuterSpaces) =>
  blocks.map((block, index) => {
    if (block.type.name !== "paragraph") return block;
    const space = (marks: readonly Mark[]) => Fragment.from(block.type.schema.text(" ", marks));
    let { content } = block;
    if (before && index === 0) content = space(before).append(content);
    if (after && index === blocks.length - 1) content = content.append(space(after));
    return block.copy(content);
  });
