// Reads and writes files away from the page.
import type { Cell } from "../cell.ts";
import { BadFile } from "../bad-file.ts";
import { csvHead, writeCsvRows } from "./csv.ts";
import { readFile } from "./read-file.ts";
import type { ReadTask, SheetResult, SheetTask } from "./sheet-tasks.ts";
import { writeXlsx } from "./write-xlsx.ts";

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

function read({ name, bytes, headings, options }: ReadTask): SheetResult {
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
