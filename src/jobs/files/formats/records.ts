// Entries of JSON and XML as a table. A property is a column; one inside another is a column whose heading is
// the path to it, with dots: "jobLocation.address.addressLocality", "baseSalary.value.minValue". The name of
// an object stands under its own path ("departments", beside "departments.id"), and in a list of names and
// values each name is a step of the path ("metadata.Employment Type"). Several values are one cell, with "; "
// between them; the first of one column belongs to the first of another.
import { isRecord } from "#contract/request-fields.ts";
import { escapeText } from "#src/editor/source/escape.ts";
import { type Cell, cellText, type Grid, gridOf, isEmpty } from "../cell.ts";
import { exampleOf, type FileWarning } from "../file-warning.ts";
import { BadFile } from "../bad-file.ts";
import { MAX_COLUMNS, MAX_ROWS } from "../limits.ts";

/** The cells of an entry by their headings. A map, as a property may be called "constructor". */
export type Fields = Map<string, Cell>;

/** An entry: values, lists of entries, and entries. */
export type Tree = Record<string, unknown>;

/** Entries as a table whose headings are the names of their properties. */
export function gridOfRecords(records: readonly Fields[]): Grid {
  if (records.length === 0) throw new BadFile("empty");
  if (records.length > MAX_ROWS) throw new BadFile("tooManyRows");
  const all = [...new Set(records.flatMap((fields) => [...fields.keys()]))];
  const names = all.slice(0, MAX_COLUMNS);
  const rows = records.map((fields) => names.map((name) => fields.get(name) ?? null));
  const others = all.slice(MAX_COLUMNS);
  const warnings = records.flatMap((fields, at): FileWarning[] =>
    others
      .filter((name) => !isEmpty(fields.get(name)))
      .map((name) => ({ what: "beyond", row: at + 1, example: exampleOf(name) })),
  );
  return gridOf([names, ...rows], "entry", warnings);
}

/** The fields of a job of the interface: a place or category is a text, the parts of pay have names of their own. */
export function fieldsOfJob(record: Tree): Fields {
  const fields: Fields = new Map();
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value) && cellOf(value) === null)
      for (const [part, inner] of Object.entries(value))
        fields.set(`${name}.${part}`, cellOf(inner));
    else fields.set(name, cellOf(value));
  }
  return fields;
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return joined(value.map(cellOf));
  // What tells a place, category or type apart best.
  if (isRecord(value)) return cellOf(value["description"] ?? value["id"] ?? value["name"] ?? null);
  return scalarOf(value);
}

function scalarOf(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" ? { number: value, text: String(value) } : null;
}

const joined = (cells: readonly Cell[]): Cell => {
  const [only = null, ...others] = cells;
  if (others.length === 0) return only;
  return cells.every(isEmpty) ? null : cells.map(cellText).join("; ");
};

/** Names that say what an object is in JSON-LD, and nothing about a posting. */
const KEYWORDS = new Set(["@context", "@type"]);

/** The fields of an entry of another system. */
export function foreignFields(tree: Tree): Fields {
  const fields: Fields = new Map();
  const add = (path: string, cell: Cell) =>
    fields.set(path, joined([fields.get(path) ?? null, cell].filter((one) => !isEmpty(one))));
  for (const [name, value] of Object.entries(tree)) {
    if (KEYWORDS.has(name)) continue;
    for (const [path, cell] of fieldsAt(name, value)) add(path, cell);
  }
  return fields;
}

function fieldsAt(path: string, value: unknown): Fields {
  if (Array.isArray(value)) return fieldsOfList(path, value as unknown[]);
  if (!isRecord(value)) return new Map([[path, scalarOf(value)]]);
  const section = sectionOf(value);
  if (section !== undefined) return new Map([[path, section]]);
  const isPair = Object.hasOwn(value, "value");
  return prefixed(path, foreignFields(value), (name) => name === "name" && !isPair);
}

/** The fields of an object with the path to it. `isItself`: whether a field stands for the object. */
function prefixed(path: string, fields: Fields, isItself: (name: string) => boolean): Fields {
  return new Map(
    [...fields].map(([name, cell]) => [isItself(name) ? path : `${path}.${name}`, cell]),
  );
}

function fieldsOfList(path: string, list: readonly unknown[]): Fields {
  const records = list.filter(isRecord);
  if (records.length < list.length || records.length === 0)
    return new Map([[path, joined(list.flatMap((one) => [...fieldsAt(path, one).values()]))]]);
  const sections = records.map(sectionOf);
  if (sections.every((one) => one !== undefined)) return new Map([[path, sections.join("")]]);
  if (records.every(isNameAndValue)) {
    const entries = records.flatMap(({ name, ...others }) => [
      ...prefixed(`${path}.${String(name)}`, foreignFields(others), (part) => part === "value"),
    ]);
    return merged(entries.map((entry) => new Map([entry])));
  }
  return merged(records.map((one) => fieldsAt(path, one)));
}

/** Names of the heading of a part of a text, and of its content. */
const HEADINGS = ["title", "text", "name", "heading", "header", "label"];
const CONTENTS = ["content", "text", "body", "html", "value", "description"];

/** A part of a description, which has a heading and HTML, as HTML; undefined for another object. */
function sectionOf(record: Tree): string | undefined {
  const content = CONTENTS.find((name) => isMarkup(record[name]));
  const heading = HEADINGS.find((name) => name !== content && typeof record[name] === "string");
  if (content === undefined || heading === undefined || Object.keys(record).length > 3)
    return undefined;
  const html = String(record[content]);
  const body = /^\s*<li\b/i.test(html) ? `<ul>${html}</ul>` : html;
  return `<h3>${escapeText(String(record[heading]))}</h3>${body}`;
}

const isMarkup = (value: unknown) =>
  typeof value === "string" && /<(?:p|div|ul|ol|li|br)\b/i.test(value);

const isNameAndValue = (record: Tree) =>
  typeof record["name"] === "string" && Object.hasOwn(record, "value");

/** Fields of several objects: under each heading the value of each, in their order. */
function merged(all: readonly Fields[]): Fields {
  const paths = new Set(all.flatMap((fields) => [...fields.keys()]));
  return new Map(
    [...paths].map((path) => {
      const having = all.some((fields) => fields.size > 1)
        ? all
        : all.filter((one) => one.has(path));
      return [path, joined(having.map((fields) => fields.get(path) ?? null))];
    }),
  );
}
