import type { Node } from "@tiptap/pm/model";
import { isReadable } from "#contract/description-markup.ts";
import { type Item, isItem } from "./item.ts";

/** A bullet and the space after it, which must be there after signs that text may begin with. */
const BULLET = /^(?:[·•●▪■◦‣⁃]\s*|[○§➢✓*–—-]\s+|o ?\u00a0\s*)/;
const NUMBER = /^\(?(\d{1,3})[.)](?:\s+|$)/;

/**
 * Two or more lines in a row that begin with bullets, or with 1, 2, 3, as items. `indents` says how
 * far plain text stands from the margin: further in is a list in the item above it, or, without a
 * sign, another line of that.
 */
export function itemsFromSigns(
  blocks: readonly (Node | Item)[],
  indents: readonly number[],
): (Node | Item)[] {
  const result: (Node | Item)[] = [];
  for (let index = 0; index < blocks.length;) {
    const { items, end } = readRun(blocks, indents, index);
    const block = blocks[index];
    if (items.length > 1) {
      result.push(...items);
      index = end;
    } else {
      if (block) result.push(block);
      index += 1;
    }
  }
  return result;
}

interface OpenList {
  indent: number;
  ordered: boolean;
  count: number;
}

/** The items from a place on, and where the first block that is none of them stands. */
function readRun(blocks: readonly (Node | Item)[], indents: readonly number[], start: number) {
  const items: Item[] = [];
  /** The lists that are open, the innermost last. */
  const lists: OpenList[] = [];
  let end = start;
  for (let block = blocks[end]; block && !isItem(block); block = blocks[end]) {
    if (block.type.name !== "paragraph") break;
    const indent = indents[end] ?? 0;
    const text = block.textContent;
    const [sign, number] = BULLET.exec(text) ?? NUMBER.exec(text) ?? [];
    const last = items.at(-1);
    if (!sign) {
      if (!last || !isFurtherIn(indent, lists)) break;
      last.content = appendLine(last.content, block);
      end += 1;
      continue;
    }
    while (lists.length > 1 && indent < (lists.at(-1)?.indent ?? 0)) lists.pop();
    const ordered = number !== undefined;
    if (isFurtherIn(indent, lists)) lists.push({ indent, ordered, count: 0 });
    const list = lists.at(-1);
    if (!list || list.ordered !== ordered) break;
    list.count += 1;
    if (ordered && Number(number) !== list.count) break;
    const level = lists.length > 1 ? lists.length : levelOf(sign);
    const says = isReadable(text.slice(sign.length));
    const content = says ? [block.copy(block.content.cut(sign.length))] : [];
    items.push({ level, ordered, begins: ordered && list.count === 1, content });
    end += 1;
  }
  // A sign with nothing after it only made room.
  return { items: items.filter(({ content }) => content.length > 0), end };
}

/** Whether it is more than numbers set flush right. */
const isFurtherIn = (indent: number, lists: readonly OpenList[]) =>
  indent > (lists.at(-1)?.indent ?? -Infinity) + 1;

/** The content of an item with one more line. */
function appendLine([first]: readonly Node[], line: Node): Node[] {
  const lineBreak = line.type.schema.node("lineBreak");
  return [first ? first.copy(first.content.addToEnd(lineBreak).append(line.content)) : line];
}

/** Whether Word's sign of an item is the first of its list; "i" is the ninth letter as well. */
export const isFirstNumber = (sign: string, before: string) =>
  /(^|[.(])(1|a|i)[.)]?$/i.test(sign) && !(/i/i.test(sign) && /^\(?h[.)]/i.test(before));

/** The signs that Word gives to the first three levels. */
function levelOf(sign: string) {
  if (/^[o◦○]/.test(sign)) return 2;
  return /^[§▪■]/.test(sign) ? 3 : 1;
}
