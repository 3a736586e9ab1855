import { DOMParser, type Element, Node, onErrorStopParsing, ParseError } from "@xmldom/xmldom";
import type { Grid } from "../cell.ts";
import { BadFile } from "../bad-file.ts";
import { foreignFields, gridOfRecords } from "./records.ts";

/** The elements that are one posting each. */
const ENTRIES = new Set(
  "job|item|entry|position|vacancy|posting|jobposting|listing|opening|offer|offre|emploi|poste|ad|row|record".split(
    "|",
  ),
);

/** Elements of HTML: text with them is a description. */
const HTML = new Set("p|br|ul|ol|li|b|i|em|strong|div|span|a|h1|h2|h3|h4|h5|h6|u|table".split("|"));

/**
 * Reads a feed of job postings, as job boards take them: an element for each posting, in it an element for
 * each fact.
 * @throws {BadFile}
 */
export function readXml(text: string): Grid {
  const root = parse(text);
  const entries = root ? entriesIn(root) : [];
  if (entries.length === 0) throw new BadFile("xmlJobs");
  return gridOfRecords(entries.map((entry) => foreignFields(treeOf(entry))));
}

/** The root of a document. */
function parse(text: string): Element | null {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "application/xml")
      .documentElement;
  } catch (error) {
    throw new BadFile("xml", String(error instanceof ParseError ? lineOf(error, text) : 1));
  }
}

/** What the line of an error has, by the parser's message. */
const SIGNS: readonly [message: RegExp, sign: (found: string) => (line: string) => boolean][] = [
  [/!= "([^\s"]+)/, (name) => (line) => line.includes(`</${name}`)],
  [/expecting ;/, () => (line) => /&#?\w+(?![\w;])/.test(line)],
  [/(&[^\s"]+)/, (reference) => (line) => line.includes(reference)],
];

/** The line of an error. The parser says where the text or tag before it begins, which may be long. */
function lineOf({ message, locator }: ParseError, text: string): number {
  const { lineNumber = 1 } = (locator ?? {}) as { lineNumber?: number };
  const lines = text.split(/\r\n?|\n/).slice(lineNumber - 1);
  for (const [pattern, signOf] of SIGNS) {
    const found = pattern.exec(message);
    if (found) return lineNumber + Math.max(0, lines.findIndex(signOf(found[1] ?? "")));
  }
  return lineNumber;
}

const nameOf = ({ localName }: Element) => localName ?? "";

/** The outermost elements that are called as postings are, or else those inside the document that hold others. */
function entriesIn(root: Element): Element[] {
  const isParent = ({ children }: Element) => children.length > 0;
  const named = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) =>
      isParent(child) && ENTRIES.has(nameOf(child).toLowerCase()) ? [child] : named(child),
    );
  const found = named(root);
  if (found.length > 0) return found;
  const parents = [...root.children].filter(isParent);
  const isList = parents.length > 1 && new Set(parents.map(nameOf)).size === 1;
  if (isList) return parents;
  return ENTRIES.has(nameOf(root).toLowerCase()) && isParent(root) ? [root] : [];
}

/** What is in an element, by name; a name that is there several times has a list. Its own text is its name. */
function treeOf(element: Element): Record<string, unknown> {
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  for (const { name, value } of attributesOf(element)) add(name, value);
  for (const child of element.children) add(nameOf(child), valueOf(child));
  const text = ownText(element);
  // <field name="Shift">Night</field>
  if (text !== "") add(values.has("name") ? "value" : "name", text);
  // Own properties, whatever their names are.
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
}

function valueOf(element: Element): unknown {
  const children = [...element.children];
  if (children.some((child) => HTML.has(nameOf(child).toLowerCase())))
    return [...element.childNodes].map(String).join("").trim();
  const isText = children.length === 0 && attributesOf(element).length === 0;
  return isText ? (element.textContent ?? "").trim() : treeOf(element);
}

const attributesOf = (element: Element) =>
  [...element.attributes].filter(({ name }) => !/^(?:xmlns|xml|xsi)\b/.test(name));

const ownText = ({ childNodes }: Element) =>
  [...childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE)
    .map(({ nodeValue }) => nodeValue)
    .join("")
    .trim();
