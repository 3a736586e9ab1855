import { type Element, isElement } from "../source/html-tree.ts";
import type { ReportedKind } from "./paste-report.ts";
import { isHidden, styleOf } from "./text-style.ts";

/** Elements dropped with their content, with the name for the report. */
export const LEFT_OUT: ReadonlyMap<string, ReportedKind | null> = new Map([
  ...tags("head title meta link base script style noscript template", null),
  ...tags("img svg picture canvas", "images" as const),
  ...tags("iframe object embed video audio math input select textarea button", "media" as const),
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

/** Whether there are blocks in a cell of a table, however deep: it is more than a line then. */
export const holdsBlocks = (cell: Element): boolean =>
  cell.childNodes.some((child) => isElement(child) && (isBlock(child) || holdsBlocks(child)));
