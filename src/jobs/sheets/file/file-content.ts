import type { Grid } from "../cell.ts";
import type { EncodingName } from "./encodings.ts";

/** What a person chose about a file; what is left out is found. */
export interface ReadOptions {
  /** Names of the sheets to read. */
  sheets?: string[];
  encoding?: EncodingName;
}

/** A sheet of a workbook. */
export interface SheetSummary {
  name: string;
  rows: number;
  hidden: boolean;
  /** Whether it has headings of postings, and rows below. */
  holdsJobs: boolean;
}

/** What was read of a file. */
export interface FileContent {
  /** Null: several sheets hold postings, and a person has to choose. */
  grid: Grid | null;
  /** The sheets of a workbook, and the names of those that were read. */
  sheets: SheetSummary[];
  chosen: string[];
  /** How the text of a file was decoded, with a part that shows it; null where nothing depends on it. */
  encoding: { name: EncodingName; example: string } | null;
}
