/** HTML as a tree: as much of parse5's as is read here, so that a browser's has the same form. */
export interface ParentNode {
  childNodes: ChildNode[];
}

/** An element; HTML's in lower case, SVG's as its specification writes them. */
export interface Element extends ParentNode {
  tagName: string;
  attrs: readonly { name: string; value: string }[];
}

/** Text, with its character references decoded. */
export interface Text {
  value: string;
}

/** A comment, which is never read. */
interface Other {
  nodeName: string;
}

export type ChildNode = Element | Text | Other;

export const isElement = (node: ChildNode): node is Element => "tagName" in node;

export const isText = (node: ChildNode): node is Text => "value" in node;

/** The value of an element's attribute, if it has it. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** All text in a node, however deep. */
export function textContentOf(root: ParentNode): string {
  const pending = root.childNodes.toReversed();
  let text = "";
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) text += node.value;
    else if (isElement(node)) for (const child of node.childNodes.toReversed()) pending.push(child);
  }
  return text;
}
