import { textOf } from "#contract/description-text.ts";

/** A description as text to read, one line for each paragraph or item. */
export const readableDescription = (html: string): string =>
  textOf(html.replaceAll(/<li\s*>/gi, "<li>• "));

/** Whether text is meant as HTML: it has a tag, or a character reference. */
export const isHtml = (text: string): boolean =>
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(text);
