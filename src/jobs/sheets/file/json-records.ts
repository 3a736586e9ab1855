import { isRecord } from "#contract/request-fields.ts";
import type { Grid } from "../cell.ts";
import { BadFile } from "./bad-file.ts";
import { fieldsOf, fieldsOfJob, gridOfRecords, type Tree } from "./records.ts";

/**
 * Reads JSON: jobs as the interface has them, or objects of another system; alone, in a list, in a property
 * of an answer, by their ids, or one a line. `isHeading`: whether a name is that of a column.
 * @throws {BadFile}
 */
export function readJson(text: string, isHeading: (name: string) => boolean): Grid {
  const value = parseJson(withLongNumbersAsText(text));
  const found = isRecord(value) ? entriesIn(value, isHeading) : value;
  const records = Array.isArray(found) ? (found as unknown[]) : [found];
  if (!records.every(isRecord)) throw new BadFile("jsonList");
  return gridOfRecords(records.map((one) => (isOurs(one) ? fieldsOfJob(one) : fieldsOf(one))));
}

/** Numbers that would lose digits, such as ids of 17, as strings. */
const withLongNumbersAsText = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (found) =>
    found.startsWith('"') || String(Number(found)) === found ? found : `"${found}"`,
  );

/** The value of a text, or the list of the values of its lines. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.split(/\r?\n/);
    const isPerLine = lines.filter((line) => /^\s*\{.*\}\s*$/.test(line)).length > 1;
    if (!isPerLine) throw new BadFile("json", (error as Error).message);
    return lines.flatMap((line, at) => (line.trim() === "" ? [] : [parseLine(line, at + 1)]));
  }
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadFile("jsonLine", String(number));
  }
}

const LISTS = ["data", "jobs", "items", "results", "postings", "positions", "@graph"];

/** The entries of an answer: a list under a usual name, objects by their ids, or the only list of postings. */
function entriesIn(value: Tree, isHeading: (name: string) => boolean): unknown {
  const list = LISTS.map((name) => value[name]).find(Array.isArray);
  if (list) return list;
  const properties = Object.entries(value);
  if (properties.every(([name, entry]) => /\d/.test(name) && isRecord(entry)))
    return properties.map(([id, entry]) => ({ id, ...(entry as Tree) }));
  const looksLikeJob = (entry: unknown) =>
    isRecord(entry) && Object.keys(entry).filter(isHeading).length > 1;
  if (looksLikeJob(value)) return value;
  const lists = Object.values(value).filter(
    (entry) => Array.isArray(entry) && entry.some(looksLikeJob),
  );
  return lists.length === 1 ? lists[0] : value;
}

/** Whether an entry is a job as the interface has it, whose places and categories have ids of ours. */
const isOurs = (record: Tree): boolean =>
  Object.hasOwn(record, "applicantRoutingType") && Object.hasOwn(record, "positionType");
