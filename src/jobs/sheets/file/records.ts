import { isRecord } from "#contract/request-fields.ts";
import { type Cell, cellText, type Grid, gridOf } from "../cell.ts";
import { BadFile, MAX_ROWS } from "./bad-file.ts";

/**
 * Reads JSON: jobs as the interface has them, alone, in a list, or in `data`, or any other list of
 * objects.
 * @throws {BadFile}
 */
export function readJson(text: string): Grid {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadFile("json", (error as Error).message);
  }
  const found = isRecord(value) ? listIn(value) : value;
  const records = Array.isArray(found) ? (found as unknown[]) : [found];
  if (!records.every(isRecord)) throw new BadFile("json");
  return gridOfRecords(records.map(flatten));
}

/** The list of an answer that holds one, such as `data` or `jobs`. */
const listIn = (value: Record<string, unknown>) =>
  ["data", "jobs", "items", "results"].map((name) => value[name]).find(Array.isArray) ?? value;

/** Entries as a table whose headings are the names of their properties. */
export function gridOfRecords(records: readonly Record<string, Cell>[]): Grid {
  if (records.length === 0) throw new BadFile("empty");
  if (records.length > MAX_ROWS) throw new BadFile("tooManyRows");
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return gridOf([names, ...records.map((one) => names.map((name) => one[name] ?? null))], "entry");
}

/** A record without nested ones: a place or category is a text, the parts of pay have names of their own. */
function flatten(record: Record<string, unknown>): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value) && cellOf(value) === null)
      for (const [part, inner] of Object.entries(value)) cells[`${name}.${part}`] = cellOf(inner);
    else cells[name] = cellOf(value);
  }
  return cells;
}

function cellOf(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return { number: value, text: String(value) };
  if (Array.isArray(value))
    return value
      .map((one) => cellText(cellOf(one)))
      .filter((text) => text !== "")
      .join("; ");
  // What tells a place, category or type apart best.
  if (isRecord(value)) return cellOf(value["description"] ?? value["id"] ?? value["name"] ?? null);
  return null;
}
