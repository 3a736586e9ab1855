import { isReadable } from "#contract/description-markup.ts";
import { parseHtml } from "#contract/html/parse-html.ts";
import {
  type ChildNode,
  type Element,
  type ParentNode,
  attributeOf,
  isElement,
  isText,
  textContentOf,
} from "#contract/html/tree.ts";
import { type Block, type Span, isLine } from "../source/blocks.ts";
import { cleanText, linesOf } from "./clean-text.ts";
import { type PasteReport, type ReportedKind, countLoss } from "./paste-report.ts";
import {
  LEFT_OUT,
  emojiOf,
  isBlock,
  isNumbered,
  rowsOf,
  webListLevel,
  wordListLevel,
} from "./foreign-elements.ts";
import { lineOf, readLines, readListedLines, spansOf } from "./lists/lines.ts";
import type { Item } from "./lists/item.ts";
import { assembleLists } from "./lists/lists.ts";
import { type OuterSpaces, spaceAfter, spaceBefore } from "./outer-spaces.ts";
import { isFirstNumber } from "./lists/bullets.ts";
import { withRealSigns } from "./private-signs.ts";
import { reviewMarkup } from "./review-markup.ts";
import { rowLine } from "./table-row.ts";
import {
  PLAIN,
  type Reading,
  type TextStyle,
  isHidden,
  lookOf,
  styleOf,
  styleWithin,
} from "./text-style.ts";

/**
 * Reads HTML of any origin (Word, Google Docs, a web page, hostile markup) as blocks of a
 * description: lines, lists, bold, italic and links. What cannot be kept is counted. `stored`: a
 * service stores it as a description; it was not copied from a document or a page.
 */
export function readForeignHtml(html: string, { stored = false } = {}) {
  const report: PasteReport = {};
  const reader = new Reader({ report, stored });
  const tree = parseHtml(html);
  const blocks = reader.read(tree, PLAIN);
  return { blocks, report, spaces: reader.spaces, tree };
}

class Reader {
  readonly #reading: Reading;
  readonly #blocks: (Block | Item)[] = [];
  #line: Span[] = [];
  /** Whether the line holds line breaks that show, as in plain text. */
  #preformatted = false;
  /**
   * The spaces at the ends of what was read, where it begins or ends outside any block: a block is
   * a line of its own.
   */
  readonly spaces: OuterSpaces = {};
  /** The bullet or number that Word wrote before the text. */
  #sign = "";
  /** That of the item before. */
  #lastSign = "";

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** @returns the blocks inside an element. */
  read(parent: ParentNode, style: TextStyle): Block[] {
    this.#children(parent, style);
    this.spaces.after = spaceAfter(this.#line);
    this.#endLine();
    return assembleLists(this.#blocks);
  }

  #children(parent: ParentNode, style: TextStyle) {
    for (const child of parent.childNodes) this.#node(child, style);
  }

  #node(node: ChildNode, style: TextStyle) {
    if (isText(node)) this.#text(node.value, style);
    else if (isElement(node)) {
      const emoji = emojiOf(node);
      if (emoji) this.#text(emoji, style);
      else if (!this.#isLeftOut(node)) this.#element(node, style);
    }
  }

  #count(kind: ReportedKind) {
    countLoss(this.#reading.report, kind);
  }

  #isLeftOut(element: Element): boolean {
    if (isHidden(element)) return true;
    let kind = LEFT_OUT.get(element.tagName);
    if (kind === undefined && !this.#reading.stored) kind = reviewMarkup(element);
    if (kind) this.#count(kind);
    return kind !== undefined;
  }

  #element(element: Element, outer: TextStyle) {
    const { tagName: tag } = element;
    if (tag === "br") {
      if (attributeOf(element, "class") !== "Apple-interchange-newline") this.#lineBreak(outer);
      return;
    }
    if (styleOf(element, "mso-list") === "ignore") {
      this.#sign += textContentOf(element);
      return;
    }
    const style = styleWithin(element, outer, this.#reading);
    if (!isBlock(element)) {
      this.#children(element, style);
      return;
    }
    this.#endLine();
    const wordLevel = wordListLevel(element);
    if (tag === "ul" || tag === "ol") this.#list(element, style);
    else if (tag === "table") this.#table(element, style);
    else if (wordLevel) this.#item(element, style, wordLevel);
    else if (tag === "li") this.#item(element, style, 1);
    else {
      if (/^h[1-6]$/.test(tag)) this.#count("headings");
      this.#children(element, style);
    }
    this.#endLine();
  }

  /** The blocks of an element that holds its own. */
  #inside(element: ParentNode, style: TextStyle) {
    return new Reader(this.#reading).read(element, style);
  }

  #item(element: Element, style: TextStyle, level: number) {
    const reader = new Reader(this.#reading);
    const content = reader.read(element, style);
    if (content.length === 0) return;
    const sign = reader.#sign.trim();
    const ordered = /^\(?(\d+|[a-z]{1,4})[.)]/i.test(sign);
    const begins = ordered && isFirstNumber(sign, this.#lastSign);
    this.#lastSign = sign;
    this.#blocks.push({ level, ordered, begins, content });
  }

  /** Word for the web, Slack and Quill say of each item where it belongs, whatever list it stands in. */
  #webItem(element: Element, ordered: boolean, style: TextStyle, level: number) {
    const content = this.#inside(element, styleWithin(element, style, this.#reading));
    const begins = ordered && attributeOf(element, "data-aria-posinset") === "1";
    if (content.length > 0) this.#blocks.push({ level, ordered, begins, content });
  }

  #list({ tagName, childNodes }: Element, style: TextStyle) {
    const items: Block[][] = [];
    for (const child of childNodes) {
      if (isElement(child) && this.#isLeftOut(child)) continue;
      const webLevel = isElement(child) && webListLevel(child);
      if (webLevel) {
        this.#webItem(child, isNumbered(child, tagName), style, webLevel);
        continue;
      }
      const isItem = isElement(child) && child.tagName === "li";
      const content = isItem
        ? this.#inside(child, styleWithin(child, style, this.#reading))
        : this.#insideOne(child, style);
      if (content.length === 0) continue;
      // Google Docs and Outlook put a nested list beside the item that it belongs to, and one for
      // each level that is skipped.
      const last = items.at(-1);
      const lists = content.flatMap((block) => (isLine(block) ? [] : [block]));
      const [first] = content;
      if (lists.length < content.length && (isItem || !last || (first && isLine(first))))
        items.push(content);
      else if (last) last.push(...content);
      else items.push(...lists.flatMap((list) => list.items.map((item) => [...item])));
    }
    if (items.length > 0) this.#blocks.push({ ordered: tagName === "ol", items });
  }

  #insideOne(node: ChildNode, style: TextStyle) {
    const reader = new Reader(this.#reading);
    reader.#node(node, style);
    reader.#endLine();
    return assembleLists(reader.#blocks);
  }

  /** A row becomes a line; where cells hold more than a few words, they come one after the other. */
  #table(table: Element, style: TextStyle) {
    this.#count("tables");
    for (const row of rowsOf(table)) {
      if (row.tagName !== "tr") {
        this.#node(row, style);
        this.#endLine();
        continue;
      }
      const cells = row.childNodes.filter(isElement).filter((cell) => !this.#isLeftOut(cell));
      const read = cells
        .map((cell) => this.#inside(cell, styleWithin(cell, style, this.#reading)))
        .filter(({ length }) => length > 0);
      const line = rowLine(read);
      this.#blocks.push(...(line ? [line] : read.flat()));
    }
  }

  #text(text: string, style: TextStyle) {
    const lines = (style.preformatted ? linesOf(text) : [cleanText(text)]).map((line, index) =>
      withRealSigns(line, style.symbolFont, index > 0 || this.#isAtLineStart()),
    );
    if (lines.length > 1) this.#preformatted = true;
    this.#line.push(...spansOf(lines, lookOf(style)));
  }

  #isAtLineStart() {
    return this.#line
      .slice(this.#line.findLastIndex(({ text }) => text === null) + 1)
      .every(({ text }) => text?.trim() === "");
  }

  #lineBreak(style: TextStyle) {
    this.#line.push({ ...lookOf(style), href: null, text: null });
  }

  /** Ends a line. Empty ones only made room on the page that they come from. */
  #endLine() {
    if (!("before" in this.spaces)) this.spaces.before = spaceBefore(this.#line);
    const [line, preformatted] = [this.#line, this.#preformatted];
    [this.#line, this.#preformatted] = [[], false];
    if (!line.some(({ text }) => isReadable(text ?? ""))) return;
    if (preformatted) this.#blocks.push(...readLines(line));
    else {
      const listed = line.some(({ text }) => text === null) ? readListedLines(line) : null;
      this.#blocks.push(...(listed ?? [lineOf(line)]));
    }
  }
}
