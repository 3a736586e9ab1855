import type { Mark, Node, Schema } from "@tiptap/pm/model";
import { type Block, type Look, type Span, isLine, itemParts } from "../source/blocks.ts";

/** Blocks as content of the editor. `marks`: those that all of it has. */
export const nodesOfBlocks = (
  schema: Schema,
  blocks: readonly Block[],
  marks: readonly Mark[] = [],
): Node[] => {
  const nodeOf = (block: Block, attributes: { tag: null } | null = null): Node => {
    if (isLine(block)) return schema.node("paragraph", attributes, block.spans.map(inlineNode));
    const items = block.items.map((item) => schema.node("listItem", null, itemNodes(item)));
    return schema.node(block.ordered ? "orderedList" : "bulletList", null, items);
  };
  const itemNodes = (item: readonly Block[]) =>
    item.length === 0
      ? [schema.node("paragraph", { tag: null })]
      : itemParts(item).map(({ block, bare }) => nodeOf(block, bare ? { tag: null } : null));
  const inlineNode = (span: Span) => {
    const all = marksOf(schema, span).reduce((set, mark) => mark.addToSet(set), marks);
    return span.text === null
      ? schema.node("lineBreak", null, undefined, all)
      : schema.text(span.text, all);
  };
  return blocks.map((block) => nodeOf(block));
};

function marksOf(schema: Schema, { bold, italic, href }: Look): Mark[] {
  const marks: Mark[] = [];
  if (bold) marks.push(schema.mark("strong"));
  if (italic) marks.push(schema.mark("em"));
  if (href !== null) marks.push(schema.mark("link", { href }));
  return marks;
}
