// Between a page and sheet-worker.ts.
import type { Cell, Grid } from "../cell.ts";
import type { KnownHeadings } from "../headings.ts";
import type { BadFileReason } from "../file-sentences.ts";
import type { EncodingName } from "./encodings.ts";
import type { Sheet } from "./write-xlsx.ts";

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

/** The rows of a file come in parts, so that no message holds the page up. */
export type WriteTask =
  | { task: "rows"; rows: Cell[][] }
  | {
      task: "finish";
      format: "xlsx" | "csv";
      sheets: Sheet[];
      listsName: string;
      isFrench: boolean;
    };

export interface ReadTask {
  task: "read";
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  headings: KnownHeadings;
  options: ReadOptions;
}

export type SheetTask = WriteTask | ReadTask;

export type SheetResult =
  | { result: "file"; bytes: Uint8Array<ArrayBuffer> }
  /** The share of a file that is read so far. */
  | { result: "progress"; share: number }
  /** A part of the rows of `content`, which come before it. */
  | { result: "rows"; rows: Cell[][] }
  | { result: "content"; content: FileContent }
  | { result: "bad"; reason: BadFileReason; place: string; near: string };
