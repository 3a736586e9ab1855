import type { Node, Schema } from "@tiptap/pm/model";
import { isReadable } from "#contract/description-markup.ts";

/** A list item that stands in no list yet: Word writes lists as paragraphs with a sign before them. */
export interface Item {
  /** Deeper items are in a list of their own. */
  level: number;
  ordered: boolean;
  content: Node[];
}

const isItem = (block: Node | Item): block is Item => "level" in block;

/** Makes lists of items that follow each other, and of lines that begin with the signs of a list. */
export function assembleLists(schema: Schema, blocks: readonly (Node | Item)[]): Node[] {
  const result: Node[] = [];
  let items: Item[] = [];
  for (const block of itemsFromSigns(blocks)) {
    if (isItem(block)) items.push(block);
    else {
      result.push(...nestItems(schema, items), block);
      items = [];
    }
  }
  return [...result, ...nestItems(schema, items)];
}

/** The content of an item: a single line needs no tag of its own. */
export function itemContent(schema: Schema, content: readonly Node[]): readonly Node[] {
  const lines = content.filter(({ type }) => type.name === "paragraph");
  if (lines.length > 1) return content;
  const bare = (line?: Node) => schema.node("paragraph", { tag: null }, line?.content);
  if (lines.length === 0) return content.length > 0 ? content : [bare()];
  return content.map((node) => (node === lines[0] ? bare(node) : node));
}

function nestItems(schema: Schema, items: readonly Item[]): Node[] {
  const lists: Node[] = [];
  for (let index = 0; index < items.length;) {
    const { level = 1, ordered = false } = items[index] ?? {};
    const contents: Node[][] = [];
    for (let item = items[index]; item; item = items[index]) {
      if (item.level < level || (item.level === level && item.ordered !== ordered)) break;
      if (item.level === level) {
        contents.push([...item.content]);
        index += 1;
        continue;
      }
      const rest = items.slice(index);
      const back = rest.findIndex((other) => other.level <= level);
      const deeper = back < 0 ? rest : rest.slice(0, back);
      contents.at(-1)?.push(...nestItems(schema, deeper));
      index += deeper.length;
    }
    const nodes = contents.map((content) =>
      schema.node("listItem", null, itemContent(schema, content)),
    );
    lists.push(schema.node(ordered ? "orderedList" : "bulletList", null, nodes));
  }
  return lists;
}

/** A bullet and the space after it, which must be there after signs that text may begin with. */
const BULLET = /^(?:[·•●▪■◦‣⁃]\s*|[○§➢✓*–—-]\s+|o ?\u00a0\s*)/;
const NUMBER = /^\(?(\d{1,2})[.)]\s+/;

/** Two or more lines in a row that begin with bullets, or with 1, 2, 3. */
function itemsFromSigns(blocks: readonly (Node | Item)[]): (Node | Item)[] {
  const result: (Node | Item)[] = [];
  for (let index = 0; index < blocks.length;) {
    const run = bulletRun(blocks, index) ?? numberRun(blocks, index);
    const block = blocks[index];
    if (run) result.push(...run);
    else if (block) result.push(block);
    index += run?.length ?? 1;
  }
  return result;
}

function bulletRun(blocks: readonly (Node | Item)[], start: number) {
  return runOfItems(blocks, start, (text) => {
    const sign = BULLET.exec(text)?.[0];
    return sign && { sign, ordered: false, level: bulletLevel(sign) };
  });
}

function numberRun(blocks: readonly (Node | Item)[], start: number) {
  return runOfItems(blocks, start, (text, index) => {
    const [sign, number] = NUMBER.exec(text) ?? [];
    return sign && Number(number) === index + 1 && { sign, ordered: true, level: 1 };
  });
}

function runOfItems(
  blocks: readonly (Node | Item)[],
  start: number,
  read: (
    text: string,
    index: number,
  ) => { sign: string; ordered: boolean; level: number } | "" | false | undefined,
): Item[] | null {
  const items: Item[] = [];
  for (let block = blocks[start]; block; block = blocks[start + items.length]) {
    if (isItem(block) || block.type.name !== "paragraph") break;
    const text = block.textContent;
    const found = read(text, items.length);
    if (!found || !isReadable(text.slice(found.sign.length))) break;
    const content = [block.copy(block.content.cut(found.sign.length))];
    items.push({ level: found.level, ordered: found.ordered, content });
  }
  return items.length > 1 ? items : null;
}

/** The signs that Word gives to the first three levels. */
function bulletLevel(sign: string) {
  if (/^[o◦○]/.test(sign)) return 2;
  return /^[§▪■]/.test(sign) ? 3 : 1;
}
