import { parseFragment } from "#parse-fragment";
import { type ParentNode, isElement, textContentOf } from "./tree.ts";

/** Elements nested deeper are read as their text: trees are walked by functions that call themselves. */
const MAX_DEPTH = 100;

/** The tree that a `<div>` would get as its content in a page without scripts. */
export function parseHtml(source: string): ParentNode {
  // Parsers make different things of a NUL.
  const root = parseFragment(source.replaceAll("\0", ""));
  let parents = [root];
  for (let depth = 1; depth < MAX_DEPTH && parents.length > 0; depth += 1)
    parents = parents.flatMap(({ childNodes }) => childNodes.filter(isElement));
  for (const parent of parents)
    if (parent.childNodes.some(isElement)) parent.childNodes = [{ value: textContentOf(parent) }];
  return root;
}

const USUAL: Record<string, string> = { amp: "&", gt: ">", lt: "<", nbsp: "\u00a0", quot: '"' };

/** Text with its character references decoded, as a browser reads them outside of attributes. */
export function decodeReferences(text: string): string {
  if (/&(?!(?:amp|gt|lt|nbsp|quot);)[#a-z]/i.test(text))
    return textContentOf(parseHtml(text.replaceAll("<", "&lt;")));
  return text.replaceAll(/&(amp|gt|lt|nbsp|quot);/g, (_, name: string) => USUAL[name] ?? "");
}
