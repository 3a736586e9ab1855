import { ALLOWED_TAGS, isReadable } from "./description-markup.ts";
import type { Message } from "./messages/message.ts";

/** What can be wrong with a description (§4.2, §7.1). */
export type OffenceMessage = Extract<
  Message,
  {
    key:
      | "tagNotAllowed"
      | "tagUnfinished"
      | "attributeNotAllowed"
      | "attributeRepeated"
      | "attributeOnEndTag"
      | "hrefMissing"
      | "hrefNotAllowed"
      | "commentNotAllowed"
      | "doctypeNotAllowed"
      | "nulNotAllowed"
      | "nothingToRead";
  }
>;

/** One thing that a description may not hold, and where it begins, as far as a check says it. */
export interface Offence {
  message: OffenceMessage;
  /** From 1. */
  line?: number;
  /** From 1, in UTF-16 units. */
  column?: number;
}

/** No more offences are listed than this; a person corrects the first ones first. */
export const MAX_OFFENCES = 100;

/**
 * What most descriptions are made of beside their text: allowed tags, links to addresses in which
 * nothing has to be decoded, and the usual character references.
 */
const USUAL = new RegExp(
  [
    `</?(?:${ALLOWED_TAGS.filter((tag) => tag !== "a").join("|")})>`,
    `<a href="(?:https?|mailto|tel):[!#-%'-;=?-~]*"(?: target="\\w*")?>`,
    `</a>`,
    `&(?:amp|gt|lt|nbsp|quot);`,
  ].join("|"),
  "g",
);

/**
 * Whether a description holds nothing else. A parser would find nothing wrong with it either, and
 * takes many times as long.
 */
export function isUsual(html: string): boolean {
  const text = html.replace(USUAL, "");
  return !/[<&\0]/.test(text) && isReadable(text);
}
