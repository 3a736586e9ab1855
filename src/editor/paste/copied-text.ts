import type { Node } from "@tiptap/pm/model";
import { isList } from "../commands/list-lines.ts";
import type { LinkAttributes } from "../schema/marks.ts";

/**
 * Copied content as plain text: an empty line between blocks, signs before the items of lists, nested
 * lists further in, and the address behind the text of a link.
 */
export function copiedText(nodes: readonly Node[]): string {
  if (nodes.some(({ isInline }) => isInline)) return lineText(nodes);
  return nodes.map((node) => linesOf(node).join("\n")).join("\n\n");
}

function linesOf(node: Node): string[] {
  if (node.isTextblock) return lineText(node.children).split("\n");
  if (node.type.name === "div") return copiedText(node.children).split("\n");
  let number = 0;
  return node.children.flatMap((item) => {
    const hasSign = item.type.name === "listItem" && item.firstChild && !isList(item.firstChild);
    if (hasSign) number += 1;
    const sign = node.type.name === "orderedList" ? `${number}. ` : "• ";
    const margin = " ".repeat(sign.length);
    return item.children
      .flatMap(linesOf)
      .map((line, index) => (hasSign && index === 0 ? sign : margin) + line);
  });
}

function lineText(nodes: readonly Node[]): string {
  let [text, linked] = ["", ""];
  for (const [index, node] of nodes.entries()) {
    const said = node.text ?? (node.type.name === "lineBreak" ? "\n" : "");
    const href = hrefOf(node);
    text += said;
    linked = href === null ? "" : linked + said;
    if (href !== null && hrefOf(nodes[index + 1]) !== href) {
      const address = href.replace(/^(mailto|tel):/i, "");
      if (!linked.includes(address)) text += ` (${address})`;
      linked = "";
    }
  }
  return text;
}

const hrefOf = (node: Node | undefined): string | null => {
  const link = node?.marks.find(({ type }) => type.name === "link");
  return link ? (link.attrs as LinkAttributes).href : null;
};
