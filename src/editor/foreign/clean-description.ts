import { checkDescription } from "#check-description";
import { isAllowedAttribute, isAllowedTag } from "#contract/description-markup.ts";
import { htmlOfBlocks } from "../source/blocks.ts";
import { type ParentNode, isElement } from "#contract/html/tree.ts";
import { readForeignHtml } from "./foreign-html.ts";

/**
 * A description with the tags and attributes of §4.2 alone, as a paste would bring it. One that holds
 * nothing else stays as it is, byte for byte.
 * @returns `leftOut`: names of the tags and attributes that were left out
 */
export function cleanDescription(html: string): { html: string; leftOut: string[] } {
  if (checkDescription(html).every(({ message }) => message.key === "nothingToRead"))
    return { html, leftOut: [] };
  const { blocks, report, tree } = readForeignHtml(html);
  const names = new Set<string>();
  addForeignNames(tree, names);
  if (report.links || report.relativeLinks || report.unwrappedLinks) names.add("href");
  return { html: htmlOfBlocks(blocks), leftOut: [...names] };
}

function addForeignNames({ childNodes }: ParentNode, names: Set<string>) {
  for (const element of childNodes.filter(isElement)) {
    const { tagName: tag, attrs } = element;
    if (!isAllowedTag(tag)) names.add(`<${tag}>`);
    for (const { name } of attrs)
      if (!isAllowedAttribute(tag, name) || name === "target") names.add(name);
    addForeignNames(element, names);
  }
}
