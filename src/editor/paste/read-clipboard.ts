import { Fragment, type Mark, type Node, type Schema, Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { isAllowedHref } from "#contract/description-markup.ts";
import { linesOf } from "./clean-text.ts";
import { type PasteReport, countLoss } from "./paste-report.ts";
import { readForeignHtml } from "./foreign/foreign-html.ts";
import { piecesOf, readLines } from "./lists/lines.ts";
import { htmlOfMarkdown, isMarkdown } from "./markdown.ts";
import { withRealSigns } from "./private-signs.ts";
import { type OuterSpaces, spaceAfter, spaceBefore, withOuterSpaces } from "./outer-spaces.ts";
import { unwrapLink } from "./unwrap-link.ts";

/** What a clipboard or a drop brings, as content for the editor. */
export interface Pasted {
  slice: Slice;
  /** The address, when nothing but one was copied. */
  url: string | null;
  report: PasteReport;
}

/** Reads a clipboard or what is being dropped. Files and pictures cannot be kept. */
export function readTransfer(data: DataTransfer, state: EditorState): Pasted {
  const { schema, selection } = state;
  /** Content that joins the text around it at both ends; a line does not begin with a space. */
  const joining = (nodes: readonly Node[], { before, after }: OuterSpaces) => {
    const ends = { before: selection.$from.nodeBefore?.isText ? before : undefined, after };
    return Slice.maxOpen(Fragment.from(withOuterSpaces(nodes, ends)));
  };
  const text = data.getData("text/plain");
  const html = data.getData("text/html");
  const copied = soleUrl(text);
  const found = html === "" ? null : readForeignHtml(html, schema);
  if (copied !== null && !(found && linksWords(found.nodes, copied))) {
    const url = unwrapLink(copied);
    const link = schema.text(url, schema.mark("link", { href: url }).addToSet(typedMarks(state)));
    const report = url === copied ? {} : { unwrappedLinks: 1 };
    return { slice: new Slice(Fragment.from(link), 0, 0), url, report };
  }
  // A program that shows the source of Markdown copies it as plain lines of HTML.
  const isPlain = !found || found.nodes.every(isPlainLine);
  const read = isPlain && isMarkdown(text) ? readForeignHtml(htmlOfMarkdown(text), schema) : found;
  if (read) return { slice: joining(read.nodes, read.spaces), url: copied, report: read.report };
  const report: PasteReport = {};
  for (const { type } of data.files)
    countLoss(report, type.startsWith("image/") ? "images" : "files");
  const { nodes, spaces } = readText(text, schema, typedMarks(state));
  return { slice: joining(nodes, spaces), url: copied, report };
}

/** Whether it is a link with words of its own, as it comes when it is dragged. */
const linksWords = ([line, second]: readonly Node[], url: string) =>
  !second &&
  line?.textContent.trim() !== url &&
  line?.children.every(({ marks }) => marks.some(({ type }) => type.name === "link"));

/** Whether it is a line of text without looks. */
const isPlainLine = (node: Node) =>
  node.type.name === "paragraph" && node.children.every(({ marks }) => marks.length === 0);

/** The marks that typed text would have. */
const typedMarks = ({ storedMarks, selection: { $from, $to, empty } }: EditorState) =>
  storedMarks ?? (empty ? $from.marks() : ($from.marksAcross($to) ?? []));

/** An empty line separates paragraphs, a line break is one; lines with bullets become a list. */
export function readText(text: string, schema: Schema, marks: readonly Mark[] = []) {
  const lines = linesOf(text).map((line) => withRealSigns(line, null, true));
  const [first, last] = [lines[0] ?? "", lines.at(-1) ?? ""].map((text) => [{ text, marks }]);
  const spaces = { before: spaceBefore(first ?? []), after: spaceAfter(last ?? []) };
  return { nodes: readLines(schema, piecesOf(lines, marks)), spaces };
}

/** An address by itself becomes a link. */
function soleUrl(text: string): string | null {
  const url = text.trim();
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(url) && isAllowedHref(url) ? url : null;
}
