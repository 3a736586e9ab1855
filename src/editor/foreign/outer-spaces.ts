import { type Block, type Look, type Span, isLine } from "../source/blocks.ts";
import { isVisible } from "../source/inline-content.ts";

/** The looks of the spaces at the ends of what is pasted, which part it from the words around it. */
export interface OuterSpaces {
  before?: Look | undefined;
  after?: Look | undefined;
}

/** The look of the space that a line begins with. */
export function spaceBefore(line: readonly Span[]): Look | undefined {
  const first = written(line)[0];
  return /^[ \t]/.test(first?.text ?? "") ? first : undefined;
}

/** The look of the space that a line ends with. */
export function spaceAfter(line: readonly Span[]): Look | undefined {
  const last = written(line).at(-1);
  return /[ \t]$/.test(last?.text ?? "") ? last : undefined;
}

/** A line without the line breaks that lay its HTML out. */
const written = (line: readonly Span[]) =>
  line.some(isVisible) ? line.filter(({ text }) => !/^\s*\n\s*$/.test(text ?? "")) : [];

/** Blocks with the spaces at their ends, where a line stands there. */
export const withOuterSpaces = (
  blocks: readonly Block[],
  { before, after }: OuterSpaces,
): Block[] =>
  blocks.map((block, index) => {
    if (!isLine(block)) return block;
    const spans = [...block.spans];
    if (before && index === 0) spans.unshift({ ...before, text: " " });
    if (after && index === blocks.length - 1) spans.push({ ...after, text: " " });
    return { spans };
  });
