// Reads and writes files away from the page.
import type { Cell } from "../cell.ts";
import { BadFile } from "../bad-file.ts";
import type { BadFileReason } from "../file-sentences.ts";
import type { KnownHeadings } from "../headings.ts";
import { csvHead, writeCsvRows } from "./csv.ts";
import { type FileContent, readFile, type ReadOptions } from "./read-file.ts";
import { type Sheet, writeXlsx } from "./write-xlsx.ts";

/** The rows of a file come in parts, so that no message holds the page up. */
export type SheetTask =
  | { task: "rows"; rows: Cell[][] }
  | {
      task: "finish";
      format: "xlsx" | "csv";
      sheets: Sheet[];
      listsName: string;
      isFrench: boolean;
    }
  | {
      task: "read";
      name: string;
      bytes: Uint8Array<ArrayBuffer>;
      headings: KnownHeadings;
      options: ReadOptions;
    };

export type SheetResult =
  | { result: "file"; bytes: Uint8Array<ArrayBuffer> }
  /** The share of a file that is read so far. */
  | { result: "progress"; share: number }
  /** A part of the rows of `content`, which come before it. */
  | { result: "rows"; rows: Cell[][] }
  | { result: "content"; content: FileContent }
  | { result: "bad"; reason: BadFileReason; place: string; near: string };

/** What has come of the first sheet so far. */
const rows: Cell[][] = [];

async function carryOut(task: SheetTask): Promise<SheetResult | undefined> {
  switch (task.task) {
    case "rows":
      rows.push(...task.rows);
      return undefined;
    case "finish": {
      if (task.format === "csv") {
        const text = csvHead + writeCsvRows(rows, task.isFrench);
        return { result: "file", bytes: new TextEncoder().encode(text) };
      }
      const [first, ...others] = task.sheets;
      const sheets = first ? [{ ...first, rows }, ...others] : [];
      return { result: "file", bytes: await writeXlsx(sheets, task.listsName) };
    }
    case "read":
      return read(task);
  }
}

/** Rows in a message: each is copied at once, and holds the page up for as long. */
const PART = 1_000;

function read({
  name,
  bytes,
  headings,
  options,
}: Extract<SheetTask, { task: "read" }>): SheetResult {
  const content = readFile(name, bytes, headings, options, (share) =>
    send({ result: "progress", share }),
  );
  const { grid } = content;
  if (grid === null) return { result: "content", content };
  for (let at = 0; at < grid.rows.length; at += PART)
    send({ result: "rows", rows: grid.rows.slice(at, at + PART) });
  return { result: "content", content: { ...content, grid: { ...grid, rows: [] } } };
}

const send = (result: SheetResult) => postMessage(result);

async function answer(task: SheetTask): Promise<void> {
  try {
    const result = await carryOut(task);
    if (result) send(result);
  } catch (error) {
    // Anything else is a file that the libraries trip over.
    const { reason, place, near } = error instanceof BadFile ? error : new BadFile("damaged");
    send({ result: "bad", reason, place, near });
  }
}

addEventListener("message", ({ data }: MessageEvent<SheetTask>) => void answer(data));
