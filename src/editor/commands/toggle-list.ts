import type { Editor } from "@tiptap/core";
import { Fragment, type Node, type ResolvedPos, Slice } from "@tiptap/pm/model";
import { type Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { ReplaceStep } from "@tiptap/pm/transform";
import { isReadable } from "#contract/description-markup.ts";
import { type Placed, intoList, isList, outOfList, placedIn } from "./list-lines.ts";

export type ListName = "bulletList" | "orderedList";

/** A document and its selection. */
interface Selected {
  doc: Node;
  selection: Selection;
}

/** A selected line; all lines of a list item count as one. */
interface Line {
  at: number;
  /** The list that it is an item of. */
  list?: string;
  /** It has no text. */
  blank?: boolean;
}

/** Whether the selection consists of items of this list type. */
export function isInList({ state }: Editor, name: ListName): boolean {
  const lines = selectedLines(state);
  return lines.length > 0 && lines.every(({ list, blank }) => list === name || blank);
}

/** Turns the selected lines into items of one list of this kind, or such items back into lines. */
export function toggleList(editor: Editor, name: ListName): boolean {
  const { tr, schema } = editor.state;
  const type = schema.nodes[name];
  const leaves = isInList(editor, name);
  if (!leaves) partLines(tr);
  const lines = selectedLines(tr);
  const chosen = lines.filter(({ blank }) => !blank).map(({ at }) => at);
  // A blank line would split the list.
  const dropped = leaves ? [] : lines.filter(({ blank }) => blank).map(({ at }) => at);
  if (!type || chosen.length === 0) return false;

  const joins = ({ node }: Placed) => !leaves && node.type === type;
  const blocks = selectedBlocks(tr, joins);
  const made = leaves
    ? outOfList(blocks, chosen)
    : intoList(blocks, type, wholeList(tr, chosen), dropped);
  replaceBlocks(tr, blocks, made, dropped);
  // The library clears a fully selected blank document.
  editor.view.dispatch(tr.setMeta("preventClearDocument", true).scrollIntoView());
  return true;
}

/** The selected lines without leading and trailing blank ones, if any has text. */
function selectedLines({ doc, selection }: Selected): Line[] {
  const lines = new Map<number, Line>();
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (!node.isTextblock) return;
    const line = itemAt(doc.resolve(at)) ?? { at, blank: !isReadable(node.textContent) };
    lines.set(line.at, line);
  });
  const all = [...lines.values()];
  const first = all.findIndex(({ blank }) => !blank);
  if (first < 0) return all.map(({ at }) => ({ at }));
  return all.slice(first, all.findLastIndex(({ blank }) => !blank) + 1);
}

/** The innermost item around a place, if it is in one. */
function itemAt($at: ResolvedPos): Line | undefined {
  let { depth } = $at;
  while (depth > 0 && !/^(list|implicit)Item$/.test($at.node(depth).type.name)) depth -= 1;
  if (depth === 0 || $at.node(depth).type.name === "implicitItem") return undefined;
  return { at: $at.before(depth), list: $at.node(depth - 1).type.name };
}

/** At a cursor in an item, all items of its list. */
function wholeList({ doc, selection }: Selected, chosen: readonly number[]) {
  const $at = doc.resolve(chosen[0] ?? 0);
  if (!selection.empty || !isList($at.parent)) return chosen;
  return placedIn($at.parent, $at.start()).map(({ at }) => at);
}

/** Makes paragraphs of the selected lines between line breaks. */
function partLines(tr: Transaction) {
  const { doc } = tr;
  const { from, to } = tr.selection;
  for (const { at, list } of selectedLines(tr).toReversed()) {
    const line = doc.nodeAt(at);
    if (list || !line) continue;
    const ends = placedIn(line, at + 1).filter(({ node }) => node.type.name === "lineBreak");
    const edges = [at, ...ends.map(({ at }) => at), at + line.nodeSize - 1];
    const part = line.copy(Fragment.empty);
    const broken = edges
      .slice(1, -1)
      .filter((_, index) => from <= (edges[index + 2] ?? 0) && to > (edges[index] ?? 0));
    for (const end of broken.toReversed())
      tr.step(new ReplaceStep(end, end + 1, new Slice(Fragment.from([part, part]), 1, 1)));
  }
}

/** The selected blocks that are in no list, and those beside them that are to join them. */
function selectedBlocks({ selection }: Selected, joins: (block: Placed) => boolean): Placed[] {
  const { $from, $to } = selection;
  const holdsBlocks = (node: Node) => !isList(node) && !node.isTextblock;
  let depth = 0;
  while (depth < $from.sharedDepth($to.pos) && holdsBlocks($from.node(depth + 1))) depth += 1;
  const [first, end] = [$from.index(depth), $to.indexAfter(depth)];
  return placedIn($from.node(depth), $from.start(depth)).filter(
    (block, index) =>
      (first <= index && index < end) || ((index === first - 1 || index === end) && joins(block)),
  );
}

/** Puts others in the place of blocks; all lines but the `dropped` are in them, in their order. */
function replaceBlocks(
  tr: Transaction,
  blocks: readonly Placed[],
  made: readonly Node[],
  dropped: readonly number[],
) {
  const { doc, selection } = tr;
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return;
  const end = last.at + last.node.nodeSize;
  const before = textblocks(doc, first.at, end).filter((at) => !dropped.includes(at));
  const content = Fragment.from(made);
  tr.replaceWith(first.at, end, content);
  if (!(selection instanceof TextSelection)) return;
  const after = textblocks(tr.doc, first.at, first.at + content.size);
  const moved = ($at: ResolvedPos) =>
    (after[before.indexOf($at.before())] ?? 0) + $at.pos - $at.before();
  const { $anchor, $head } = selection;
  tr.setSelection(TextSelection.create(tr.doc, moved($anchor), moved($head)));
}

function textblocks(doc: Node, from: number, to: number) {
  const found: number[] = [];
  doc.nodesBetween(from, to, (node, at) => void (node.isTextblock && found.push(at)));
  return found;
}
