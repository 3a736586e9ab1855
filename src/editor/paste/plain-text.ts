import type { Node } from "@tiptap/pm/model";
import { isList } from "../commands/list-lines.ts";

/**
 * Copied content as plain text: an empty line between blocks, signs before the items of lists, and
 * nested lists further in.
 */
export function plainText(nodes: readonly Node[]): string {
  if (nodes.some(({ isInline }) => isInline)) return nodes.map(lineText).join("");
  return nodes.map((node) => linesOf(node).join("\n")).join("\n\n");
}

function linesOf(node: Node): string[] {
  if (node.isTextblock) return node.children.map(lineText).join("").split("\n");
  if (node.type.name === "div") return plainText(node.children).split("\n");
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

const lineText = ({ text, type }: Node) => text ?? (type.name === "lineBreak" ? "\n" : "");
