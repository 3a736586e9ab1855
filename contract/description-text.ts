import { decodeReferences } from "./html/parse-html.ts";

/** A tag, a comment or a declaration; "<" before anything else is text. Linear in the length. */
export const TAG = /<[a-z/!?](?:=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["'])|[^<>=])*>/gi;

/** Whether a tag ends a line of text: what stands on both sides of one is not one text. */
export const isLineEnd = (tag: string): boolean => /^<\/?(?:p|div|br|ul|ol|li)\b/i.test(tag);

/** Blanks other than a single space. */
const BLANKS = /\s{2,}|[^\S ]/g;

/** Soft hyphens and blanks without a width. */
const UNSEEN = /[\u00AD\u200B]/g;

/** The text of a description (§4.2), one line for each paragraph or item. It needs no document. */
export const textOf = (html: string): string =>
  html
    .replaceAll(BLANKS, " ")
    .replaceAll(TAG, (tag) => (isLineEnd(tag) ? "\n" : ""))
    .split("\n")
    .map((line) => decodeReferences(line).replaceAll(UNSEEN, "").replaceAll(BLANKS, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
