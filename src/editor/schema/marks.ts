import { Mark } from "@tiptap/core";

import { isAllowedHref } from "#contract/description-markup.ts";
import { hiddenSource } from "./hidden-source.ts";

/**
 * One mark per tag, so that `<b>` beside `<strong>` stays what it is. Marks of one kind do not
 * exclude each other: `<b><b>…` is loaded and written as it came.
 */
const tagMark = (tag: "strong" | "b" | "em" | "i") =>
  Mark.create({
    name: tag,
    excludes: "",
    addAttributes: () => ({ source: hiddenSource }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const Strong = tagMark("strong");
export const B = tagMark("b");
export const Em = tagMark("em");
export const I = tagMark("i");

/** Marks that make text bold or italic. The first of each is what the editor itself adds. */
export const BOLD_MARKS = ["strong", "b"] as const;
export const ITALIC_MARKS = ["em", "i"] as const;

/** A link as §4.2 has it: `href` and, optionally, `target`. Nothing else is kept or added. */
export const Link = Mark.create({
  name: "link",
  // Text typed at the end of a link is not part of it.
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({
    href: { default: "" },
    target: { default: null },
    source: hiddenSource,
  }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element) => isAllowedHref(element.getAttribute("href") ?? "") && null,
    },
  ],
  // A forbidden address is marked and not followed.
  renderHTML: ({ mark }) => {
    const { href, target } = mark.attrs as LinkAttributes;
    return isAllowedHref(href)
      ? ["a", { href, target, rel: "noopener noreferrer" }, 0]
      : ["a", { "data-refused": "" }, 0];
  },
});

/** The attributes of the mark `link`. */
export interface LinkAttributes {
  href: string;
  target: string | null;
}
