import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from "parse5";

export type Element = Tree.Element;
export type ParentNode = Tree.ParentNode;
export type ChildNode = Tree.ChildNode;

export const isElement = (node: Tree.Node): node is Element =>
  defaultTreeAdapter.isElementNode(node);

export const isText = (node: Tree.Node): node is Tree.TextNode =>
  defaultTreeAdapter.isTextNode(node);

/** The value of an element's attribute, if it has it. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Elements nested deeper are read as their text: trees are walked by functions that call themselves. */
const MAX_DEPTH = 100;

/**
 * The same parser as a browser's, without a document: the tree that a `<div>` would get as its
 * content.
 */
export function parseHtml(source: string): ParentNode {
  const context = defaultTreeAdapter.createElement("div", html.NS.HTML, []);
  const root = parseFragment(context, source, { sourceCodeLocationInfo: true });

  let parents: ParentNode[] = [root];
  for (let depth = 1; depth < MAX_DEPTH && parents.length > 0; depth += 1)
    parents = parents.flatMap((parent) => parent.childNodes.filter(isElement));
  for (const parent of parents)
    if (parent.childNodes.some(isElement)) {
      const text = textContentOf(parent);
      parent.childNodes = [];
      defaultTreeAdapter.insertText(parent, text);
    }
  return root;
}

/** All text in a node, however deep. */
export function textContentOf(root: ParentNode): string {
  const pending: ChildNode[] = root.childNodes.toReversed();
  let text = "";
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) text += node.value;
    else if (isElement(node)) for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return text;
}

/** A tree, and HTML that says exactly this tree: every element has both its tags, properly nested. */
export interface SourceTree {
  html: string;
  root: ParentNode;
  /** Whether every node knows its place in `html`. */
  located: boolean;
}

/**
 * Parses HTML so that every node is one slice of it. HTML that leaves tags out or crosses them is
 * written out first as the browser understands it (the tree stays the same, the text does not).
 */
export function parseSource(source: string): SourceTree {
  const root = parseHtml(source);
  if (tiles(source, root, 0, source.length)) return { html: source, root, located: true };
  const plain = serialize(root);
  const again = parseHtml(plain);
  return { html: plain, root: again, located: tiles(plain, again, 0, plain.length) };
}

/** Whether the slices of the children fill the source from `start` to `end`, all the way down. */
function tiles(html: string, parent: ParentNode, start: number, end: number): boolean {
  let position = start;
  for (const child of parent.childNodes) {
    const place = child.sourceCodeLocation;
    if (place?.startOffset !== position) return false;
    if (isElement(child) && child.tagName !== "br") {
      const { startTag, endTag } = place as Tree.Element["sourceCodeLocation"] & object;
      if (!startTag || !endTag || !tiles(html, child, startTag.endOffset, endTag.startOffset))
        return false;
    }
    // An end tag that ends nothing disappears in the text around it.
    if (isText(child) && /<[a-z/!?]/i.test(html.slice(position, place.endOffset))) return false;
    position = place.endOffset;
  }
  return position === end;
}
