import { decodeReferences, parseHtml } from "#contract/html/parse-html.ts";
import { type ChildNode, type ParentNode, isElement, isText } from "#contract/html/tree.ts";
import { TAG } from "#contract/description-text.ts";
import { escapeAttribute, escapeText } from "./escape.ts";

/** A tree, and HTML that says exactly this tree: every element has both its tags, properly nested. */
export interface SourceTree {
  html: string;
  root: ParentNode;
  /** The slice of `html` that each node is; empty where that is not known. */
  places: Map<ChildNode, Place>;
}

/** Where a node begins and ends; and what is in an element. */
export interface Place {
  start: number;
  end: number;
  contentStart: number;
  contentEnd: number;
}

/**
 * Parses a description so that every node is one slice of it. One that leaves tags out or crosses
 * them is written out first as the browser understands it (the tree stays the same, the text does not).
 */
export function parseSource(source: string): SourceTree {
  const root = parseHtml(source);
  const places = placesIn(source, root);
  if (places) return { html: source, root, places };
  const html = htmlOf(root);
  const again = parseHtml(html);
  return { html, root: again, places: placesIn(html, again) ?? new Map<ChildNode, Place>() };
}

/** The places of all nodes, if the tags and texts of the source are those of the tree, one after the other. */
function placesIn(html: string, root: ParentNode): SourceTree["places"] | undefined {
  const places: SourceTree["places"] = new Map();
  const tags = [...html.matchAll(TAG), { 0: "", index: html.length }];
  let next = 0;
  let position = 0;

  /** The next tag, if nothing is before it. */
  const takeTag = (name: string) => {
    const { 0: tag = "", index = 0 } = tags[next] ?? {};
    const found = /^<(\/?[a-z]+)/i.exec(tag)?.[1]?.toLowerCase();
    if (index !== position || found !== name) return false;
    next += 1;
    position += tag.length;
    return true;
  };
  const takeText = (text: string) => {
    const end = tags[next]?.index ?? position;
    const written = html.slice(position, end).replaceAll(/\r\n?/g, "\n");
    if (written === "" || decodeReferences(written) !== text) return false;
    position = end;
    return true;
  };
  const take = (node: ChildNode): boolean => {
    const start = position;
    let [contentStart, contentEnd] = [start, start];
    if (isText(node)) {
      if (!takeText(node.value)) return false;
    } else if (isElement(node)) {
      const { tagName: tag, childNodes } = node;
      if (!takeTag(tag)) return false;
      contentStart = position;
      if (!childNodes.every(take)) return false;
      contentEnd = position;
      if (tag !== "br" && !takeTag(`/${tag}`)) return false;
    } else return false;
    places.set(node, { start, end: position, contentStart, contentEnd });
    return true;
  };
  return root.childNodes.every(take) && position === html.length ? places : undefined;
}

/** A tree as HTML. */
const htmlOf = ({ childNodes }: ParentNode): string =>
  childNodes
    .map((node) => {
      if (isText(node)) return escapeText(node.value);
      if (!isElement(node)) return "";
      const { tagName: tag, attrs } = node;
      const open = [tag, ...attrs.map(({ name, value }) => `${name}="${escapeAttribute(value)}"`)];
      return `<${open.join(" ")}>${tag === "br" ? "" : `${htmlOf(node)}</${tag}>`}`;
    })
    .join("");
