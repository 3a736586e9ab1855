import { type ChildNode, type ParentNode, isElement, isText } from "../html/tree.ts";

/** What is read of a tree, as plain values that can be compared. */
export const plainTree = ({ childNodes }: ParentNode): unknown[] => childNodes.flatMap(plainNode);

function plainNode(node: ChildNode): unknown[] {
  if (isText(node)) return [node.value];
  if (!isElement(node)) return [];
  return [[node.tagName, node.attrs.map(({ name, value }) => [name, value]), ...plainTree(node)]];
}
