// Reads and writes files away from the page.
import type { Cell } from "../cell.ts";
import { BadFile } from "./bad-file.ts";
import { csvHead, writeCsvRows } from "./csv.ts";
import { readFile } from "./read-file.ts";
import type { SheetResult, SheetTask } from "./sheet-tasks.ts";
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
    case "read": {
      const read = readFile(task.name, task.bytes, task.headings);
      return typeof read === "string"
        ? { result: "xml", text: read }
        : { result: "grid", grid: read };
    }
  }
}

async function answer(task: SheetTask): Promise<void> {
  try {
    const result = await carryOut(task);
    if (result) postMessage(result);
  } catch (error) {
    // Anything else is a file that the libraries trip over.
    const { reason, place } = error instanceof BadFile ? error : new BadFile("damaged");
    postMessage({ result: "bad", reason, place } satisfies SheetResult);
  }
}

addEventListener("message", ({ data }: MessageEvent<SheetTask>) => void answer(data));
