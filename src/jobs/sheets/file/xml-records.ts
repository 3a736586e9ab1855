import type { Cell, Grid } from "../cell.ts";
import { BadFile } from "./bad-file.ts";
import { gridOfRecords } from "./records.ts";

/** The elements that are one posting each. */
const ENTRIES = "job, item, entry, position, vacancy, offre, JOB";

/**
 * Reads a feed of job postings, as job boards take them: an element for each posting, in it an element for
 * each fact. On the page's own thread, where the platform's XML parser is.
 * @throws {BadFile}
 */
export function readXml(text: string): Grid {
  const feed = new DOMParser().parseFromString(text, "application/xml");
  const error = feed.querySelector("parsererror");
  if (error) throw new BadFile("xml", /line \d+/.exec(error.textContent)?.[0] ?? "");
  const entries = [...feed.querySelectorAll(ENTRIES)].filter(({ children }) => children.length > 0);
  return gridOfRecords(entries.map(recordOf));
}

function recordOf(entry: Element): Record<string, Cell> {
  const record: Record<string, string> = {};
  for (const { localName, textContent } of entry.children) {
    const text = textContent.trim();
    record[localName] = record[localName] ? `${record[localName]}; ${text}` : text;
  }
  return record;
}
