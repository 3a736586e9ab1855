import { Node, wrappingInputRule } from "@tiptap/core";

import { hiddenSource } from "./hidden-source.ts";

/** Blocks may carry marks, but only while they are empty: `<b><p></p></b>`. */
const block = { group: "block", marks: "_" } as const;

export const Doc = Node.create({ name: "doc", topNode: true, content: "block+", marks: "_" });

/** What encloses a line of text: `<p>`, `<div>`, or nothing ("bare" text in an `<li>` or at the root). */
export type LineTag = "p" | "div" | null;

/** A line of text. A `<div>` that holds blocks is a `div` node instead. */
export const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    tag: { default: "p", rendered: false, parseHTML: () => null },
    source: hiddenSource,
  }),
  parseHTML: () => [
    { tag: "p" },
    { tag: "div[data-bare]", attrs: { tag: null } },
    { tag: "div", attrs: { tag: "div" }, priority: 40 },
  ],
  renderHTML: ({ node }) => {
    const tag = node.attrs["tag"] as LineTag;
    return tag ? [tag, 0] : ["div", { "data-bare": "" }, 0];
  },
});

/** A `<div>` around blocks. */
export const Div = Node.create({
  ...block,
  name: "div",
  content: "block+",
  addAttributes: () => ({ source: hiddenSource }),
  renderHTML: () => ["div", { "data-box": "" }, 0],
  parseHTML: () => [{ tag: "div[data-box]" }],
});

const list = (name: string, tag: "ul" | "ol", typed: RegExp) =>
  Node.create({
    name,
    group: "block list",
    content: "(listItem | implicitItem)+",
    marks: "_",
    addAttributes: () => ({ source: hiddenSource }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addInputRules() {
      return [wrappingInputRule({ find: typed, type: this.type })];
    },
  });

export const BulletList = list("bulletList", "ul", /^\s*[-*•]\s$/);
export const OrderedList = list("orderedList", "ol", /^\s*1[.)]\s$/);

export const ListItem = Node.create({
  name: "listItem",
  content: "block+",
  marks: "_",
  defining: true,
  addAttributes: () => ({ source: hiddenSource }),
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
});

/** Content of a list that is in no `<li>`. It has no tag of its own. */
export const ImplicitItem = Node.create({
  name: "implicitItem",
  content: "block+",
  marks: "_",
  parseHTML: () => [{ tag: "li[data-implicit]", priority: 60 }],
  renderHTML: () => ["li", { "data-implicit": "" }, 0],
});

/** Items that are in no list. It has no tag of its own. */
export const ImplicitList = Node.create({
  name: "implicitList",
  group: "block list",
  content: "listItem+",
  marks: "_",
  parseHTML: () => [{ tag: "ul[data-implicit]", priority: 60 }],
  renderHTML: () => ["ul", { "data-implicit": "" }, 0],
});

export const LineBreak = Node.create({
  name: "lineBreak",
  inline: true,
  group: "inline",
  selectable: false,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
});
