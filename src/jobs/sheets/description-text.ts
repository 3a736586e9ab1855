import { escapeText } from "#src/editor/source/escape.ts";
import { textOf } from "../fields/replace-text.ts";

/** A description as text to read, one line for each paragraph or item. */
export const readableDescription = (html: string): string =>
  textOf(html.replaceAll(/<li\s*>/gi, "<li>• "));

const BULLET = /^\s*[•‣▪◦·*–—-]\s+/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

/** Whether text is meant as HTML: it has a tag, or a character reference. */
export const isHtml = (text: string): boolean =>
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(text);

/**
 * Plain text as a description: paragraphs, and lists of the lines that begin with a bullet or a number.
 * Where empty lines separate paragraphs, other line breaks stay breaks.
 */
export function descriptionOfText(text: string): string {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const hasBlankLines = lines.some((line) => line.trim() === "");
  let html = "";
  let list: "ul" | "ol" | null = null;
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) html += `<p>${paragraph.join("<br>")}</p>`;
    paragraph = [];
  };
  const openList = (tag: typeof list) => {
    if (tag === list) return;
    if (list) html += `</${list}>`;
    if (tag) html += `<${tag}>`;
    list = tag;
  };
  for (const line of lines) {
    const mark = BULLET.exec(line) ?? NUMBER.exec(line);
    if (mark) {
      endParagraph();
      openList(BULLET.test(line) ? "ul" : "ol");
      html += `<li>${escapeText(line.slice(mark[0].length).trim())}</li>`;
      continue;
    }
    if (line.trim() === "") {
      endParagraph();
      continue;
    }
    openList(null);
    paragraph.push(escapeText(line.trim()));
    if (!hasBlankLines) endParagraph();
  }
  endParagraph();
  openList(null);
  return html;
}
