import { sanitiseDescription } from "./sanitise-description.ts";

/** A word, a blank or a sign of a description, with how it is written. */
export interface DescriptionWord {
  /** `"\n"` is a line break. */
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

/** A paragraph or an item of a list. */
export interface DescriptionBlock {
  /** Of an item, the first paragraph has its sign; the others are text. */
  kind: "text" | "bullet" | "number";
  /** How many lists it stands in. */
  depth: number;
  /** Its place in a numbered list, from 1. */
  place: number;
  words: DescriptionWord[];
}

/**
 * Words, runs of blanks, and every other sign by itself: letters with their accents, an emoji with
 * all that it is made of.
 */
const WORDS =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\s+|\p{RI}{2}|[^\p{L}\p{N}\s](?:\p{M}|\p{Emoji_Modifier}|\u200d\S?)*/gu;

interface Around extends Omit<DescriptionWord, "text">, Omit<DescriptionBlock, "words"> {
  item: Element | null;
}

/** Splits text as descriptions are split. */
export const wordsIn = (text: string): string[] => text.match(WORDS) ?? [];

/** A description as the paragraphs and items that a reader sees, of what is safe to show. */
export function descriptionBlocks(html: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let open: DescriptionBlock | undefined;
  const begun = new Set<Element>();

  const visit = (node: Node, around: Around): void => {
    if (node instanceof Text) write(node.data.replaceAll(/[ \t\n\f\r]+/g, " "), around);
    if (!(node instanceof Element)) return;
    if (node.localName === "br") write("\n", around);
    else visitElement(node, around);
  };
  const visitElement = (element: Element, around: Around): void => {
    const inside = insideOf(element, around);
    const isBlock = ["p", "div", "ul", "ol", "li"].includes(element.localName);
    if (isBlock) open = undefined;
    for (const child of element.childNodes) {
      visit(child, inside);
    }
    if (isBlock) open = undefined;
  };
  const write = (text: string, { kind, depth, place, item, ...look }: Around) => {
    if (!open) {
      if (text.trim() === "") return;
      open = { kind: item && begun.has(item) ? "text" : kind, depth, place, words: [] };
      if (item) begun.add(item);
      blocks.push(open);
    }
    open.words.push(...wordsIn(text).map((word) => ({ text: word, ...look })));
  };

  const start = { bold: false, italic: false, href: null, depth: 0, place: 0, item: null };
  for (const node of sanitiseDescription(html).childNodes) visit(node, { ...start, kind: "text" });
  return blocks.map(withoutOuterBlanks).filter(({ words }) => words.length > 0);
}

function insideOf(element: Element, around: Around): Around {
  switch (element.localName) {
    case "b":
    case "strong":
      return { ...around, bold: true };
    case "i":
    case "em":
      return { ...around, italic: true };
    case "a":
      return { ...around, href: element.getAttribute("href") };
    case "ul":
    case "ol":
      return { ...around, kind: "text", depth: around.depth + 1, item: null };
    case "li": {
      const list = element.parentElement;
      const items = list ? [...list.children].filter(({ localName }) => localName === "li") : [];
      const kind = list?.localName === "ol" ? "number" : "bullet";
      return { ...around, kind, place: items.indexOf(element) + 1, item: element };
    }
    default:
      return around;
  }
}

function withoutOuterBlanks(block: DescriptionBlock): DescriptionBlock {
  const first = block.words.findIndex(({ text }) => text.trim() !== "");
  const last = block.words.findLastIndex(({ text }) => text.trim() !== "");
  return { ...block, words: first < 0 ? [] : block.words.slice(first, last + 1) };
}
