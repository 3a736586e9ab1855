import type { Job } from "#contract/job.ts";
import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { cleanDescription } from "#src/editor/foreign/clean-description.ts";
import { htmlOfText } from "#src/editor/foreign/read-text.ts";
import { escapeText } from "#src/editor/source/escape.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { columnOf } from "../columns.ts";
import { isHtml, readableDescription } from "../plain-text.ts";
import { TOO_LONG } from "../export/job-rows.ts";
import { byReferenceId, idText } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import { columnKey, type Question } from "./question.ts";
import type { Said } from "./row-problem.ts";

/** What a row's cells make of a description. */
export interface DescriptionReading {
  /** Undefined leaves it as it is. */
  html?: string;
  notes: Said[];
}

const isTooLongMark = (text: string) => Object.values(TOO_LONG).includes(text.trim());

/** Spreadsheets keep one kind of line break, and some no blanks at the ends. */
export const sameText = (one: string, other: string): boolean => unified(one) === unified(other);

const unified = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** The tags of a description that was escaped once more: "&lt;p&gt;". */
const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|div|ul|ol|li|br|b|i|strong|em|h\d|span|a)\b/i;

/** Reads the cell of the description with its tags. `job`: the posting that it changes. */
export function readHtml(cell: Cell, job: Job | null): DescriptionReading {
  const text = typeof cell === "string" ? cell : cellText(cell);
  if (isTooLongMark(text) || (job && sameText(text, job.description))) return { notes: [] };
  const notes: Said[] = [];
  const isEscaped = !/<\/?[a-z][^<>]*>/i.test(text) && ESCAPED_TAG.test(text);
  if (isEscaped) notes.push({ key: "unescaped" });
  const written = isEscaped ? unescaped(text) : text;
  // A line without tags is a description as it is.
  if (!isHtml(written) && /[\r\n<>&]/.test(written.trim()))
    return { html: htmlOfText(written), notes };
  const { html, leftOut } = cleanDescription(written);
  if (leftOut.length > 0) notes.push({ key: "dropped", names: leftOut.join(", ") });
  return { html, notes };
}

/** Reads a part of a description: under its heading, unless it has one of its own. */
export function readSection(cell: Cell, heading: string): DescriptionReading {
  const text = cellText(cell);
  const isItems = /^\s*<li\b/i.test(text);
  const isLine = !isHtml(text) && !/[\r\n]/.test(text);
  const { html = "", ...reading } = readHtml(isItems ? `<ul>${text}</ul>` : text, null);
  const body = isLine ? `<p>${html}</p>` : html;
  if (/^\s*<h\d\b/i.test(text)) return { ...reading, html: body };
  return { ...reading, html: `<p><strong>${escapeText(inWords(heading))}</strong></p>${body}` };
}

/** The last part of a path as words: "content.jobBenefits" is "Job benefits". */
function inWords(heading: string): string {
  const last = heading.split(".").at(-1) ?? "";
  const words = last
    .replaceAll("_", " ")
    .replaceAll(/(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Character references for the signs of markup, once more than they should be. */
function unescaped(text: string): string {
  const SIGNS: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'" };
  const once = text
    .replaceAll(/&(lt|gt|quot|apos|#39);/g, (_, name: string) => SIGNS[name] ?? "")
    .replaceAll("&amp;", "&");
  return ESCAPED_TAG.test(once) && !/<[a-z]/i.test(once) ? unescaped(once) : once;
}

/** Whether the cells with and without tags were both edited, or are of a new posting, and say different things. */
export function disagree(htmlCell: Cell, textCell: Cell, job: Job | null): boolean {
  const [html, text] = [cellText(htmlCell), cellText(textCell)];
  if (html === "" || text === "" || isTooLongMark(html) || isTooLongMark(text)) return false;
  const isSame = job && (sameText(html, job.description) || saysSame(text, job.description));
  return !isSame && !saysSame(text, readHtml(htmlCell, null).html ?? "");
}

const saysSame = (text: string, html: string) =>
  wordsOf(text) === wordsOf(readableDescription(html));

/** Without what marks items and separates lines. */
const wordsOf = (text: string) => text.replaceAll(/[\s•]+/g, " ").trim();

/**
 * Reads the cell of the description without tags. `isAlone`: there is no column with tags, it is empty, or a
 * person chose this one.
 */
export function readTextCell(cell: Cell, job: Job | null, isAlone: boolean): DescriptionReading {
  const text = cellText(cell);
  const isSame = (html: string) => sameText(text, readableDescription(html).trim());
  if (isTooLongMark(text) || (job && isSame(job.description))) return { notes: [] };
  const html = htmlOfText(text);
  if (isAlone) return { html, notes: [] };
  const before = job?.description ?? "";
  const isPlain = htmlOfText(readableDescription(before)) === before.replaceAll(/\s*\n\s*/g, "");
  return { html, notes: isPlain ? [] : [{ key: "textTaken" }] };
}

/** Which of two edited descriptions counts is one question for the file. */
export const TEXT_KEY = columnKey("texts");

/** Asks once which column counts where the description with tags and the one without were both edited. */
export async function questionOfTexts(
  { rows }: Grid,
  { first, columns }: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  signal?: AbortSignal,
): Promise<Question | undefined> {
  const [html, text] = [columns.indexOf("description"), columns.indexOf("descriptionText")];
  if (html === -1 || text === -1) return undefined;
  const byReference = byReferenceId([...jobs.values()].map(({ job }) => job));
  const jobOf = (row: Grid["rows"][number]) =>
    jobs.get(parseId(idText(row[columns.indexOf("id")])) ?? 0)?.job ??
    byReference.get(normalizeId(idText(row[columns.indexOf("referenceId")]))) ??
    null;
  let count = 0;
  const compare = (row: Grid["rows"][number]) => {
    if (disagree(row[html] ?? null, row[text] ?? null, jobOf(row))) count += 1;
  };
  await forEachInSlices(rows.slice(first), compare, signal);
  if (count === 0) return undefined;
  return {
    key: TEXT_KEY,
    column: "descriptionText",
    text: m.import_which_text(),
    count,
    options: [
      { value: "description", label: columnOf("description").header() },
      { value: "descriptionText", label: columnOf("descriptionText").header() },
    ],
    proposal: undefined,
  };
}
