import { type Element, attributeOf, isElement } from "#contract/html/tree.ts";
import type { ReportedKind } from "./paste-report.ts";
import { isHidden, styleOf } from "./text-style.ts";

/** Elements dropped with their content, with the name for the report. */
export const LEFT_OUT: ReadonlyMap<string, ReportedKind | null> = new Map([
  ...tags("head title meta link base script style noscript template input", null),
  ...tags("img svg picture canvas", "images" as const),
  ...tags("iframe object embed video audio math select textarea", "media" as const),
]);

function tags<Kind>(names: string, kind: Kind) {
  return names.split(" ").map((name): [string, Kind] => [name, kind]);
}

const BLOCKS = new Set(
  (
    "address article aside blockquote body caption center dd details dialog div dl dt fieldset " +
    "figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p " +
    "pre search section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

/** Whether an element stands on lines of its own. */
export const isBlock = (element: Element) =>
  BLOCKS.has(element.tagName) ||
  /^(block|list-item|flow-root|flex|grid|table)/.test(styleOf(element, "display") ?? "");

/** Word writes a list as paragraphs whose style says that they are items, and at which level. */
export const wordListLevel = (element: Element) =>
  Number(/\blevel(\d)/.exec(styleOf(element, "mso-list") ?? "")?.[1] ?? 0);

/** The visible rows of a table, and other visible children. */
export const rowsOf = (parent: Element): Element[] =>
  parent.childNodes
    .filter(isElement)
    .filter((child) => !isHidden(child))
    .flatMap((child) => (/^(thead|tbody|tfoot)$/.test(child.tagName) ? rowsOf(child) : [child]));

/** Of the text that stands for an emoji, such as ":loaf_of_bread:". */
const LONGEST_EMOJI = 40;
const EMOJI =
  /^(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{EMod}|\p{Extended_Pictographic}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])*)+$/u;

/** The emoji that an image in a line stands for; empty for any other image. */
export function emojiOf(element: Element): string {
  if (element.tagName !== "img" || isHidden(element)) return "";
  const alt = attributeOf(element, "alt")?.trim() ?? "";
  const names = ["class", "data-stringify-type", "itemtype", "src"].map(
    (name) => attributeOf(element, name) ?? "",
  );
  const isCalledEmoji = names.some((name) => /\bemoji|emoji\b|emoticon|smiley/i.test(name));
  return EMOJI.test(alt) || (isCalledEmoji && alt.length <= LONGEST_EMOJI) ? alt : "";
}

/**
 * The level of an item that says itself where it belongs: Word for the web counts from 1, Slack from
 * 0, and Quill has a class for deeper ones. 0 for any other.
 */
export const webListLevel = (item: Element) =>
  Number(attributeOf(item, "data-aria-level") ?? 0) ||
  Number(attributeOf(item, "data-stringify-indent") ?? -1) + 1 ||
  (attributeOf(item, "data-list") === undefined ? 0 : quillIndent(item) + 1);

const quillIndent = (item: Element) =>
  Number(/\bql-indent-(\d)\b/.exec(attributeOf(item, "class") ?? "")?.[1] ?? 0);

/** Whether an item has a number: every list of Quill is an `ol`. */
export const isNumbered = (item: Element, list: string) =>
  (attributeOf(item, "data-list") ?? (list === "ol" ? "ordered" : "bullet")) === "ordered";
