import type { Node, Schema } from "@tiptap/pm/model";
import { type Item, isItem } from "./item.ts";
import { type Layout, itemsFromSigns } from "./signs.ts";

/** Makes lists of items that follow each other, and of lines that begin with the signs of a list. */
export function assembleLists(
  schema: Schema,
  blocks: readonly (Node | Item)[],
  layout: readonly Layout[] = [],
): Node[] {
  const result: Node[] = [];
  let items: Item[] = [];
  for (const block of itemsFromSigns(blocks, layout)) {
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
        if (item.begins && contents.length > 0) break;
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
