// Between a page and sheet-worker.ts.
import type { Cell } from "../cell.ts";
import type { KnownHeadings } from "../heading-key.ts";
import type { BadFileReason } from "./bad-file.ts";
import type { FileContent, ReadOptions } from "./file-content.ts";
import type { Sheet } from "./write-xlsx.ts";

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
