import { textOf } from "#contract/description-text.ts";
import { decodeReferences } from "#contract/html/parse-html.ts";

const TAG =
  /<(\/?)(a|abbr|b|big|br|center|code|div|em|font|h[1-6]|i|img|label|li|mark|ol|p|pre|s|small|span|strike|strong|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;
const BREAK = /^<\/?(?:br|div|h\d|li|ol|p|pre|table|t[dhr]|ul)\b/i;
const REFERENCE = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;
const LINE_BREAK = /\s*[\n\r\t\v\f\u0085\u2028\u2029]+\s*/g;

/** Text of one line as it was meant: without tags, with characters for their references, without line breaks. */
export const plainText = (text: string): string =>
  withoutMarkup(text).replaceAll(LINE_BREAK, " ").trim();

/** The same with a line for each one of the cell, and for each block of its tags. */
export const plainLines = (text: string): string =>
  withoutMarkup(text).replaceAll(LINE_BREAK, "\n").trim();

/** Whether `plainText` takes markup out, which is worth a warning; a line break is not. */
export const hasMarkup = (text: string): boolean => withoutMarkup(text) !== text;

const LINK = /^\s*<a\b[^>]*\bhref\s*=\s*["']?([^"'\s>]+)(?:(?!<a\b)[^])*<\/a>\s*$/i;

/** The address of a cell: of a link, after "mailto:", in "Jobs <jobs@example.com>". */
export const addressText = (text: string): string =>
  plainText(LINK.exec(text)?.[1] ?? text)
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/^[^<>]*<([^<>\s]+@[^<>\s]+)>$/, "$1");

function withoutMarkup(text: string): string {
  const bare = text.replaceAll(TAG, (tag) => (BREAK.test(tag) ? "\n" : ""));
  return bare.replaceAll(REFERENCE, (reference) =>
    decodeReferences(reference).replaceAll(/\s/g, " "),
  );
}

/** What sets values apart wherever it stands; a middle dot inside a word is French ("étudiant·e"). */
const SEPARATOR = /[;；|｜¦\n\u2028]|\s*[•‣▪◦●∙]\s*|\s+·\s+/;

/** What marks the items of a list. */
const MARK = /^(?:[-–—*]|\d{1,2}[.)])\s+/;

/** The parts of a cell between what sets values apart; empty ones keep the others in their places. */
export const partsOf = (text: string): string[] =>
  text.split(SEPARATOR).map((part) => part.trim().replace(MARK, ""));

/** The values of a cell. */
export const valuesIn = (text: string): string[] => partsOf(text).filter(Boolean);

/** A description as text to read, one line for each paragraph or item. */
export const readableDescription = (html: string): string =>
  textOf(html.replaceAll(/<li\s*>/gi, "<li>• "));

/** Whether text is meant as HTML: it has a tag, or a character reference. */
export const isHtml = (text: string): boolean =>
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(text);
