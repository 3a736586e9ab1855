import { Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { isAllowedHref } from "#contract/description-markup.ts";
import { type Piece, inlineContent } from "../source/inline-content.ts";
import { cleanText } from "./clean-text.ts";
import { type Dropped, drop } from "./dropped.ts";
import { readForeignHtml } from "./foreign-html.ts";
import { assembleLists } from "./lists.ts";

/** What a clipboard or a drop brings, as content for the editor. */
export interface Pasted {
  slice: Slice;
  /** The address, when nothing but one was copied. */
  url: string | null;
  dropped: Dropped;
}

/** Reads a clipboard or what is being dropped. Files and pictures cannot be kept. */
export function readTransfer(data: DataTransfer, schema: Schema): Pasted {
  const text = data.getData("text/plain");
  const html = data.getData("text/html");
  const url = soleUrl(text);
  if (url !== null) {
    const link = schema.text(url, [schema.mark("link", { href: url })]);
    return { slice: new Slice(Fragment.from(link), 0, 0), url, dropped: {} };
  }
  if (html === "") {
    const dropped: Dropped = {};
    for (const { type } of data.files)
      drop(dropped, type.startsWith("image/") ? "images" : "files");
    return { slice: openSlice(readText(text, schema)), url, dropped };
  }
  const { nodes, dropped } = readForeignHtml(html, schema);
  return { slice: openSlice(nodes), url, dropped };
}

/** Content that joins the text around it at both ends. */
const openSlice = (nodes: readonly Node[]) => Slice.maxOpen(Fragment.from(nodes));

/** An empty line separates paragraphs, a line break is one; lines with bullets become a list. */
export function readText(text: string, schema: Schema): Node[] {
  const lines = cleanText(text).split(/\r\n?|\n/);
  const paragraph = (pieces: Piece[]) =>
    schema.node("paragraph", null, inlineContent(schema, pieces).nodes);

  const listed = assembleLists(
    schema,
    lines
      .filter((line) => line.trim() !== "")
      .map((line) => paragraph([{ text: line, marks: [] }])),
  );
  if (listed.some(({ type }) => type.name !== "paragraph")) return listed;

  const paragraphs: Piece[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push({ text: line, marks: [] }, { text: null, marks: [] });
  }
  return paragraphs.filter(({ length }) => length > 0).map(paragraph);
}

/** An address by itself becomes a link. */
function soleUrl(text: string): string | null {
  const url = text.trim();
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(url) && isAllowedHref(url) ? url : null;
}
