import type { ChildNode, ParentNode } from "./tree.ts";

interface Policy {
  createHTML: (html: string) => string;
}

/** A browser reports each of these attributes to the policy against them, which takes 50 times as long as parsing it. */
const REPORTED = /(?<=[\t\n\f\r "'/])(?:style|on[a-z]+)(?=[\t\n\f\r ]*=)/gi;

/** What makes other names of theirs: no character, so that hardly any text has it. */
const MARK = "\uFDD0";

let toMarkup: ((source: string) => string) | undefined;
let inert: Document | undefined;

/** Parses HTML as the content of a `<div>`, in a document that shows, loads and runs nothing. */
export function parseFragment(source: string): ParentNode {
  // A worker has no document, and may load this.
  inert ??= document.implementation.createHTMLDocument("");
  toMarkup ??= makePolicy();
  const isMarked = !source.includes(MARK);
  const div = inert.createElement("div");
  div.innerHTML = toMarkup(isMarked ? source.replaceAll(REPORTED, `$&${MARK}`) : source);
  // Some browsers divide long text.
  div.normalize();
  const unmarked = (text: string) => (isMarked ? text.replaceAll(MARK, "") : text);
  return { childNodes: childrenOf(div, unmarked) };
}

/** The Content-Security-Policy takes text as markup from this policy and from DOMPurify's alone. */
function makePolicy() {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  };
  const policy = trustedTypes?.createPolicy("html-parser", { createHTML: (source) => source });
  return (source: string) => policy?.createHTML(source) ?? source;
}

/** `unmarked`: text as it stands in the source. */
const childrenOf = (parent: Node, unmarked: (text: string) => string): ChildNode[] =>
  Array.from(read(Node, "childNodes", parent), (node) => {
    if (node instanceof Text) return { value: unmarked(node.data) };
    if (!(node instanceof Element)) return { nodeName: node.nodeName };
    const attrs = Array.from(read(Element, "attributes", node), ({ localName, value }) => ({
      name: unmarked(localName),
      value: unmarked(value),
    }));
    return {
      tagName: read(Element, "localName", node),
      attrs,
      childNodes: childrenOf(node, unmarked),
    };
  });

/** A property of a node, also of a form, which has its fields by their names instead. */
const read = <Type extends Node, Name extends keyof Type>(
  { prototype }: { prototype: Type },
  name: Name,
  node: Type,
): Type[Name] => Reflect.get(prototype, name, node);
