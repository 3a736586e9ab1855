import { Fragment, type Mark, Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { isAllowedHref } from "#contract/description-markup.ts";
import { type Block, isLine, lineText } from "../source/blocks.ts";
import { readForeignHtml } from "../foreign/foreign-html.ts";
import { type OuterSpaces, withOuterSpaces } from "../foreign/outer-spaces.ts";
import { type PasteReport, countLoss } from "../foreign/paste-report.ts";
import { readText } from "../foreign/read-text.ts";
import { unwrapLink } from "../foreign/unwrap-link.ts";
import { htmlOfMarkdown, isMarkdown } from "./markdown.ts";
import { nodesOfBlocks } from "./nodes-of-blocks.ts";

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
  const joining = (
    { blocks, spaces }: { blocks: readonly Block[]; spaces: OuterSpaces },
    marks: readonly Mark[] = [],
  ) => {
    const before = selection.$from.nodeBefore?.isText ? spaces.before : undefined;
    const joined = withOuterSpaces(blocks, { ...spaces, before });
    return Slice.maxOpen(Fragment.from(nodesOfBlocks(schema, joined, marks)));
  };
  const text = data.getData("text/plain");
  const html = data.getData("text/html");
  const copied = soleUrl(text);
  const found = html === "" ? null : readForeignHtml(html);
  if (copied !== null && !(found && linksWords(found.blocks, copied))) {
    const url = unwrapLink(copied);
    const link = schema.text(url, schema.mark("link", { href: url }).addToSet(typedMarks(state)));
    const report = url === copied ? {} : { unwrappedLinks: 1 };
    return { slice: new Slice(Fragment.from(link), 0, 0), url, report };
  }
  // A program that shows the source of Markdown copies it as plain lines of HTML.
  const isPlain = !found || found.blocks.every(isPlainLine);
  const read = isPlain && isMarkdown(text) ? readForeignHtml(htmlOfMarkdown(text)) : found;
  if (read) return { slice: joining(read), url: copied, report: read.report };
  const report: PasteReport = {};
  for (const { type } of data.files)
    countLoss(report, type.startsWith("image/") ? "images" : "files");
  return { slice: joining(readText(text), typedMarks(state)), url: copied, report };
}

/** Whether it is a link with words of its own, as it comes when it is dragged. */
const linksWords = ([line, second]: readonly Block[], url: string) =>
  !second &&
  line &&
  isLine(line) &&
  lineText(line).trim() !== url &&
  line.spans.every(({ href }) => href !== null);

/** Whether it is a line of text without looks. */
const isPlainLine = (block: Block) =>
  isLine(block) && block.spans.every(({ bold, italic, href }) => !bold && !italic && href === null);

/** The marks that typed text would have. */
const typedMarks = ({ storedMarks, selection: { $from, $to, empty } }: EditorState) =>
  storedMarks ?? (empty ? $from.marks() : ($from.marksAcross($to) ?? []));

/** An address by itself becomes a link. */
function soleUrl(text: string): string | null {
  const url = text.trim();
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(url) && isAllowedHref(url) ? url : null;
}
