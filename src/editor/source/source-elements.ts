import type { Mark, Schema } from "@tiptap/pm/model";
import {
  attributeOf,
  type ChildNode,
  type Element,
  type ParentNode,
  isElement,
  isText,
} from "#contract/html/tree.ts";
import { type Piece, isVisible } from "./inline-content.ts";
import type { SourceElement } from "./source-memory.ts";
import type { SourceTree } from "./source-tree.ts";

/** The description being loaded. */
export interface Source {
  schema: Schema;
  elements: SourceElement[];
  html: string;
  /** Empty when they are unknown, and every block is rewritten. */
  places: SourceTree["places"];
  /** The elements with blocks in them. */
  holdBlocks: WeakSet<ParentNode>;
}

/** The node that each block becomes. */
export const BLOCK_NODES: Record<string, string> = {
  p: "paragraph",
  div: "div",
  ul: "bulletList",
  ol: "orderedList",
  li: "listItem",
};

/** Whether a node is a paragraph, a `div`, a list or an item of one. */
export const isBlock = (node: ChildNode): node is Element =>
  isElement(node) && node.tagName in BLOCK_NODES;

/** Whether an element is a list, with bullets or numbers. */
export const isList = ({ tagName }: Element) => tagName === "ul" || tagName === "ol";

/** Collects the elements with blocks in them. */
export function findBlocks(parent: ParentNode, found: WeakSet<ParentNode>): boolean {
  let holds = false;
  for (const child of parent.childNodes.filter(isElement)) {
    const deeper = findBlocks(child, found);
    holds ||= deeper || isBlock(child);
  }
  if (holds) found.add(parent);
  return holds;
}

/** A list without items or text has no place for a cursor, and takes no room on the page. */
export const showsNothing = (element: Element): boolean =>
  element.childNodes.every((node) => {
    if (isText(node)) return !isVisible({ text: node.value });
    if (!isElement(node) || node.tagName === "br") return false;
    return (isList(node) || !isBlock(node)) && showsNothing(node);
  });

/** Adds what an inline node shows to a line. */
export function readPieces(
  source: Source,
  node: ChildNode,
  marks: readonly Mark[],
  pieces: Piece[],
) {
  if (isText(node)) pieces.push({ text: node.value, marks });
  else if (!isElement(node)) return;
  else if (node.tagName === "br") pieces.push({ text: null, marks });
  else {
    const mark = markOf(source.schema, node, remember(source, node, "").id);
    for (const child of node.childNodes) readPieces(source, child, mark.addToSet(marks), pieces);
  }
}

/** Makes an element's entry in the memory: outer elements come before those in them. */
export function remember({ elements, html, places }: Source, element: Element, before: string) {
  const place = places.get(element);
  const entry: SourceElement = {
    tag: element.tagName,
    open: place ? html.slice(place.start, place.contentStart) : "",
    close: place ? html.slice(place.contentEnd, place.end) : "",
    before,
    tail: "",
  };
  return { id: elements.push(entry) - 1, entry };
}

/** The mark that an inline element becomes. */
export function markOf(schema: Schema, element: Element, source: number): Mark {
  if (element.tagName !== "a") return schema.mark(element.tagName, { source });
  return schema.mark("link", {
    href: attributeOf(element, "href") ?? "",
    target: attributeOf(element, "target") ?? null,
    source,
  });
}
