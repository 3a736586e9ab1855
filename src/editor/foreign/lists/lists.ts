import type { Block, List } from "../../source/blocks.ts";
import { type Item, isItem } from "./item.ts";
import { type TextLines, itemsFromSigns } from "./signs.ts";

/** Makes lists of items that follow each other, and of lines that begin with the signs of a list. */
export function assembleLists(blocks: readonly (Block | Item)[], lines?: TextLines): Block[] {
  const result: Block[] = [];
  let items: Item[] = [];
  for (const block of itemsFromSigns(blocks, lines)) {
    if (isItem(block)) items.push(block);
    else {
      result.push(...nestItems(items), block);
      items = [];
    }
  }
  return [...result, ...nestItems(items)];
}

function nestItems(items: readonly Item[]): List[] {
  const lists: List[] = [];
  for (let index = 0; index < items.length;) {
    const { level = 1, ordered = false } = items[index] ?? {};
    const contents: Block[][] = [];
    for (let item = items[index]; item; item = items[index]) {
      if (item.level < level || (item.level === level && item.ordered !== ordered)) break;
      if (item.level === level) {
        if (item.begins && contents.length > 0) break;
        contents.push([...item.content]);
        index += 1;
        continue;
      }
      const rest = items.slice(index);
      const back = rest.findIndex((other) => other.level <= level);
      const deeper = back < 0 ? rest : rest.slice(0, back);
      contents.at(-1)?.push(...nestItems(deeper));
      index += deeper.length;
    }
    lists.push({ ordered, items: contents });
  }
  return lists;
}
