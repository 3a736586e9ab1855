import { escapeText } from "#src/editor/source/escape.ts";
import { removeFromDescription, replaceAddress } from "../../job/fields/replace-text.ts";
import type { SingleFix } from "#posting-check/model/rule.ts";

export type DescriptionFix = Extract<SingleFix, { kind: "insert" | "remove" | "address" }>;

/** The description with a finding mended; without a change where the words are not found. */
export function fixDescription(description: string, fix: DescriptionFix): string {
  switch (fix.kind) {
    case "insert": {
      const paragraph = `<p>${escapeText(fix.text)}</p>`;
      return description.endsWith(paragraph) ? description : description + paragraph;
    }
    case "address":
      return replaceAddress(description, fix.find, fix.by);
    case "remove": {
      const removed = removeFromDescription(description, fix.find, fix.nth);
      return EMPTY.reduce(
        (html, [pattern, by]) => (pattern.test(description) ? html : html.replace(pattern, by)),
        removed,
      );
    }
  }
}

/** What a sentence leaves behind that was alone: in its tags, its item and its list, or its line. */
const EMPTY: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/<(b|strong|i|em|a)(?: [^<>]*)?>\s*<\/\1>/, ""],
  [/<(b|strong|i|em)>\s*<\/\1>/, ""],
  [/<(p|div|li)>\s*<\/\1>/, ""],
  [/<(ul|ol)>\s*<\/\1>/, ""],
  [/(<br ?\/?>)\s*<br ?\/?>/, "$1"],
  [/(<(?:p|div|li)>)\s*<br ?\/?>\s*/, "$1"],
  [/<br ?\/?>\s*(<\/(?:p|div|li)>)/, "$1"],
];
