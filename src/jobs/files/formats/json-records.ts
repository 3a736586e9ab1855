import { isRecord } from "#contract/request-fields.ts";
import type { Grid } from "../cell.ts";
import { BadFile } from "../bad-file.ts";
import { parseLenientJson } from "./lenient-json.ts";
import { type Fields, foreignFields, fieldsOfJob, gridOfRecords, type Tree } from "./records.ts";

/**
 * Reads JSON: jobs as the interface has them, or objects of another system; alone, in a list, in a property
 * of an answer, by their ids, or one a line. `isHeading`: whether a name is that of a column.
 * @throws {BadFile}
 */
export function readJson(text: string, isHeading: (name: string) => boolean): Grid {
  const records = parseJson(text).flatMap((value): unknown[] => {
    const found = isRecord(value) ? entriesIn(value, isHeading) : value;
    return Array.isArray(found) ? (found as unknown[]) : [found];
  });
  if (!records.every(isRecord)) throw new BadFile("jsonList");
  return gridOfRecords(records.map((one) => fieldsOfVersion(one) ?? fieldsOfEntry(one)));
}

/** How JSON begins: after comments, or a fence of Markdown. */
const START = /^(?:\s|\/\/.*[\r\n]|\/\*[^]*?\*\/|#.*[\r\n]|```\w*)*[[{]/;

/** How it begins beyond a doubt, whatever the file is called: with a name. */
const NAME = /^[[{][\s[{]*(["'“])[^"'“”\r\n]{1,99}["'”]\s*:/;

/** A block of code, with what an assistant wrote before it. */
const FENCE = /^[^]*?^```\w*[ \t]*$(?=\s*[[{])/m;

/** Whether a text is JSON, by its start. */
export function isJson(start: string, name: string): boolean {
  const text = withoutSeparators(start);
  if (FENCE.test(text) && !/\.[ct]sv$/i.test(name)) return true;
  const [found = ""] = START.exec(text) ?? [];
  if (found === "") return false;
  return !/\.(?:csv|tsv|txt)$/i.test(name) || NAME.test(text.slice(found.length - 1));
}

/** Blanks for the separators of a JSON text sequence (RFC 7464). */
const withoutSeparators = (text: string) => text.replaceAll("\u001E", " ");

/** Numbers that would lose digits, such as ids of 17, as strings. */
const withLongNumbersAsText = (text: string): string =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g, (found) =>
    found.startsWith('"') || String(Number(found)) === found ? found : `"${found}"`,
  );

/** The values of a text. */
function parseJson(text: string): unknown[] {
  try {
    return [JSON.parse(withLongNumbersAsText(text))];
  } catch {
    return parseLenientJson(withoutProse(withoutSeparators(text)));
  }
}

/** What is around a block of code as blanks, so that lines keep their numbers. */
function withoutProse(text: string): string {
  const [before] = FENCE.exec(text.slice(0, 2_000)) ?? [];
  if (before === undefined) return text;
  const [code = ""] = text.slice(before.length).split(/^```/m, 1);
  return before.replaceAll(/[^\r\n]/g, " ") + code;
}

const LISTS = ["data", "jobs", "items", "results", "postings", "positions", "@graph"];

/** The entries of an answer: a list under a usual name, objects by their ids, or the only list of postings. */
function entriesIn(value: Tree, isHeading: (name: string) => boolean): unknown {
  const list = LISTS.map((name) => value[name]).find(Array.isArray);
  if (list) return list;
  // What was public of a job on a day.
  if (Object.hasOwn(value, "historyFrom") && Array.isArray(value["versions"]))
    return value["versions"];
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

/** The properties of a job of the interface by which it is known, whole or as an element of a list. */
const OWN_PROPERTIES = [
  ["applicantRoutingType", "positionType"],
  ["publishDate", "confidential", "status"],
];

/** Whether an entry is a job as the interface has it, whose places and categories have ids of ours. */
const isOurs = (record: Tree): boolean =>
  OWN_PROPERTIES.some((names) => names.every((name) => Object.hasOwn(record, name)));

const fieldsOfEntry = (entry: Tree) => (isOurs(entry) ? fieldsOfJob(entry) : foreignFields(entry));

/**
 * The job in a version as a public record, a history or the file of a day has it, with the number of the
 * version; undefined for what is none.
 */
function fieldsOfVersion({ job, content, version, number }: Tree): Fields | undefined {
  const whole = [job, content].filter(isRecord).find(isOurs);
  return whole && fieldsOfJob({ ...whole, "job.version": version ?? number });
}
