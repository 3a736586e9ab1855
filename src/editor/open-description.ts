import type { Node, Schema } from "@tiptap/pm/model";
import { isAllowedHref } from "#contract/description-markup.ts";
import { type OffenceCode, checkDescription } from "#contract/description.ts";
import { readForeignHtml } from "./paste/foreign-html.ts";
import type { LinkAttributes } from "./schema/marks.ts";
import { loadDescription } from "./source/load-description.ts";
import { NO_SOURCE, type SourceMemory } from "./source/source-memory.ts";
import { writeDescription } from "./source/write-description.ts";

/** A description in the editor: how it came, and how to write it. */
export interface OpenDescription {
  html: string;
  doc: Node;
  memory: SourceMemory;
  /** It held what §4.2 does not allow, and an edited one will not. */
  foreign: boolean;
  hasRefusedLinks: boolean;
}

/** What can be kept although it is refused: the person who edits it can put it right. */
const KEPT = new Set<OffenceCode>(["href-not-allowed", "nothing-to-read"]);

/** Opens a description, whoever wrote it. */
export function openDescription(html: string, schema: Schema): OpenDescription {
  const offences = checkDescription(html).map(({ code }) => code);
  if (offences.every((code) => KEPT.has(code))) {
    const hasRefusedLinks = offences.includes("href-not-allowed");
    return { html, ...loadDescription(html, schema), foreign: false, hasRefusedLinks };
  }
  const { nodes } = readForeignHtml(html, schema);
  const doc = schema.node("doc", null, nodes.length > 0 ? nodes : schema.node("paragraph"));
  return { html, doc, memory: NO_SOURCE, foreign: true, hasRefusedLinks: false };
}

/** The description as it is now; as long as nothing was edited, exactly as it came. */
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
