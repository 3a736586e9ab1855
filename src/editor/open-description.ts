import type { Node, Schema } from "@tiptap/pm/model";
import { isAllowedHref } from "#contract/description-markup.ts";
import { checkDescription } from "#check-description";
import { readForeignHtml } from "./foreign/foreign-html.ts";
import { nodesOfBlocks } from "./paste/nodes-of-blocks.ts";
import type { LinkAttributes } from "./schema/marks.ts";
import { loadDescription } from "./source/load-description.ts";
import { NO_SOURCE, type SourceMemory } from "./source/source-memory.ts";
import { writeDescription } from "./source/write-description.ts";

/** A loaded description with what is needed to write it back. */
export interface OpenDescription {
  html: string;
  doc: Node;
  memory: SourceMemory;
  /** It holds markup outside §4.2, which the first edit removes. */
  foreign: boolean;
  hasRefusedLinks: boolean;
}

/** Offences that are loaded and flagged, so that the person can fix them. */
const KEPT = new Set(["hrefNotAllowed", "nothingToRead"]);

/** Opens a description of any origin. */
export function openDescription(html: string, schema: Schema): OpenDescription {
  const offences = checkDescription(html).map(({ message }) => message.key);
  if (offences.every((key) => KEPT.has(key))) {
    const hasRefusedLinks = offences.includes("hrefNotAllowed");
    return { html, ...loadDescription(html, schema), foreign: false, hasRefusedLinks };
  }
  const nodes = nodesOfBlocks(schema, readForeignHtml(html, { stored: true }).blocks);
  const doc = schema.node("doc", null, nodes.length > 0 ? nodes : schema.node("paragraph"));
  return { html, doc, memory: NO_SOURCE, foreign: true, hasRefusedLinks: false };
}

/** The current description; unchanged character for character without an edit. */
export function closeDescription({ html, doc, memory }: OpenDescription, edited: Node): string {
  return edited.eq(doc) ? html : writeDescription(edited, memory);
}

/** Links that are in the document although their addresses are not allowed. */
export function refusedLinks(doc: Node): { href: string; position: number }[] {
  const links: { href: string; position: number }[] = [];
  doc.descendants((node, position) => {
    for (const mark of node.marks) {
      const { href } = mark.attrs as LinkAttributes;
      if (mark.type.name === "link" && !isAllowedHref(href)) links.push({ href, position });
    }
  });
  return links;
}
