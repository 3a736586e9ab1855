import { escapeAttribute } from "./escape.ts";
import { lineHtml } from "./line-html.ts";
import { nestMarks } from "./nest-marks.ts";

/** How text looks, as far as a description can say it. */
export interface Look {
  bold: boolean;
  italic: boolean;
  href: string | null;
}

/** Text of one look, or a line break (`null`). */
export interface Span extends Look {
  text: string | null;
}

/** A paragraph. */
export interface Line {
  spans: readonly Span[];
}

/** A list. */
export interface List {
  ordered: boolean;
  items: readonly (readonly Block[])[];
}

/** What a description is made of, as plain data, which needs no editor and no document. */
export type Block = Line | List;

/** How plain text looks. */
export const PLAIN_LOOK: Look = { bold: false, italic: false, href: null };

export const isLine = (block: object): block is Line => "spans" in block;

/** The text of a line, without its line breaks. */
export const lineText = ({ spans }: Line): string => spans.map(({ text }) => text ?? "").join("");

/** The content of an item; `bare`: its only line, which needs no tag of its own. */
export function itemParts(item: readonly Block[]): { block: Block; bare: boolean }[] {
  const isAlone = item.filter(isLine).length === 1;
  return item.map((block) => ({ block, bare: isAlone && isLine(block) }));
}

/** Blocks as a description (§4.2). */
export const htmlOfBlocks = (blocks: readonly Block[]): string =>
  blocks.map((block) => blockHtml(block, false)).join("");

function blockHtml(block: Block, bare: boolean): string {
  if (isLine(block)) return bare ? spansHtml(block) : `<p>${spansHtml(block)}</p>`;
  const items = block.items.map(
    (item) =>
      `<li>${itemParts(item)
        .map((part) => blockHtml(part.block, part.bare))
        .join("")}</li>`,
  );
  const tag = block.ordered ? "ol" : "ul";
  return `<${tag}>${items.join("")}</${tag}>`;
}

/** Marks are their start tags without brackets. */
const KIND = {
  isSame: (one: string, other: string) => one === other,
  isOuter: () => false,
  enclose: (mark: string, inner: string) => `<${mark}>${inner}</${mark.split(" ", 1)[0]}>`,
};

function marksOf({ bold, italic, href }: Look): string[] {
  const marks = href === null ? [] : [`a href="${escapeAttribute(href)}"`];
  if (bold) marks.push("strong");
  if (italic) marks.push("em");
  return marks;
}

function spansHtml({ spans }: Line): string {
  const pieces = spans.map((span) => ({ text: span.text, marks: marksOf(span) }));
  const { html, endsInBreak } = lineHtml(pieces, (parts) =>
    nestMarks(
      parts.map(({ marks, html }) => ({ marks, write: () => html })),
      KIND,
    ),
  );
  return endsInBreak ? `${html}<br>` : html;
}
