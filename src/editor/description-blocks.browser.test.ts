import { expect, test } from "vitest";
import { descriptionBlocks } from "./description-blocks.ts";

const shown = (html: string) =>
  descriptionBlocks(html).map(({ kind, depth, place, words }) => {
    const sign = { text: "", bullet: "• ", number: `${place}. ` }[kind];
    return "  ".repeat(depth) + sign + words.map(({ text }) => text).join("");
  });

test.each([
  ["<p>a</p><ul><li>b</li></ul>", ["a", "  • b"]],
  ["<ol><li><p>a</p><p>b</p></li><li>c</li></ol>", ["  1. a", "  b", "  2. c"]],
  ["<ol><li>a<ul><li>b</li></ul>c</li></ol>", ["  1. a", "    • b", "  c"]],
  ["<ul><li>a<ul>b</ul></li></ul>", ["  • a", "    b"]],
])("of %s, an item has one sign", (html, lines) => expect(shown(html)).toEqual(lines));
