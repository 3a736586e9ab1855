import { Fragment, type Node, type NodeType } from "@tiptap/pm/model";
import { wrapRuns } from "../source/wrap-implicit.ts";

/** A block, and where it stands in the document. */
export interface Placed {
  node: Node;
  at: number;
}

/** The children of a block whose content begins at `start`. */
export function placedIn(parent: Node, start: number): Placed[] {
  const blocks: Placed[] = [];
  parent.forEach((node, offset) => blocks.push({ node, at: start + offset }));
  return blocks;
}

const childrenOf = ({ node, at }: Placed) => placedIn(node, at + 1);

/** Whether it is a list, of whichever kind. */
export const isList = ({ type }: Node) =>
  ["bulletList", "orderedList", "implicitList"].includes(type.name);

/** Lists that follow each other become one where they are of one type. */
function joinLists(blocks: readonly Node[], joins = isList): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before && joins(block) && before.type === block.type)
      joined[joined.length - 1] = before.copy(before.content.append(block.content));
    else joined.push(block);
  }
  return joined;
}

/** Whether one of these positions is that of the block or lies in it. */
const holds = (positions: readonly number[], { node, at }: Placed) =>
  positions.some((position) => at <= position && position < at + node.nodeSize);

/** A block with this content, or none around nothing. */
const filled = (block: Node, content: readonly Node[]) =>
  content.length > 0 ? [block.copy(Fragment.from(content))] : [];

/**
 * Blocks in which the chosen lines and items stand in lists of this type, at the level that they
 * had; the `dropped` lines are left out.
 */
export function intoList(
  blocks: readonly Placed[],
  type: NodeType,
  chosen: readonly number[],
  dropped: readonly number[],
): Node[] {
  const isMade = (node: Node) => node.type === type;
  const touched = [...chosen, ...dropped];

  const convert = (block: Placed): Node[] => {
    const { node, at } = block;
    if (isList(node)) return convertList(block);
    if (!node.isTextblock) return around(node, childrenOf(block).flatMap(convert));
    if (dropped.includes(at)) return [];
    if (!chosen.includes(at)) return [node];
    const line = node.type.create({ ...node.attrs, tag: null }, node.content, node.marks);
    return [type.create(null, type.schema.node("listItem", null, line))];
  };
  /** A new list leaves the `<div>` around it. */
  const around = (box: Node, content: readonly Node[]) =>
    wrapRuns(
      content,
      (node) => !isMade(node),
      (run) => box.copy(Fragment.from(run)),
    );

  const convertList = ({ node: list, at }: Placed): Node[] =>
    joinLists(
      placedIn(list, at + 1).flatMap((row) => {
        const { node } = row;
        const as = (item: Node) => list.copy(Fragment.from(item));
        if (!holds(touched, row)) return [as(node)];
        if (node.type.name === "listItem")
          return convertWithin(row).map((item) =>
            chosen.includes(row.at) ? type.create(list.attrs, item) : as(item),
          );
        return childrenOf(row).flatMap((block) =>
          isList(block.node)
            ? filled(node, convertList(block)).map(as)
            : around(node, convert(block)).map((made) => (isMade(made) ? made : as(made))),
        );
      }),
    );
  /** The lines of an item stay in it. */
  const convertWithin = (block: Placed): Node[] => {
    const content = childrenOf(block).flatMap((child) => {
      if (isList(child.node)) return convertList(child);
      return child.node.isTextblock ? [child.node] : convertWithin(child);
    });
    return filled(block.node, joinLists(content, isMade));
  };
  return joinLists(blocks.flatMap(convert), isMade);
}

/** Blocks in which the chosen items are lines in no list. */
export function outOfList(blocks: readonly Placed[], chosen: readonly number[]): Node[] {
  const leave = (block: Placed): Node[] => {
    if (!holds(chosen, block)) return [block.node];
    if (!isList(block.node))
      return [block.node.copy(Fragment.from(childrenOf(block).flatMap(leave)))];
    return joinLists(childrenOf(block).flatMap((item) => leaveItem(item, block.node)));
  };
  const leaveItem = (item: Placed, list: Node): Node[] => {
    if (chosen.includes(item.at)) return childrenOf(item).flatMap(leave);
    const staying: Node[] = [];
    const leaving: Node[] = [];
    for (const child of childrenOf(item)) {
      const [first, ...others] = leave(child);
      const stays = leaving.length === 0 && first && (!holds(chosen, child) || isList(first));
      if (first) (stays ? staying : leaving).push(first);
      leaving.push(...others);
    }
    if (staying.length === 0) return leaving;
    return [list.copy(Fragment.from(item.node.copy(Fragment.from(staying)))), ...leaving];
  };
  return blocks.flatMap(leave);
}
