import { language } from "#src/i18n/language.ts";
import type { Cell, Grid } from "../cell.ts";
import { knownHeadings } from "../columns.ts";
import { BadFile } from "./bad-file.ts";
import type { SheetResult, SheetTask } from "./sheet-tasks.ts";
import type { Sheet } from "./write-xlsx.ts";
import { readXml } from "./xml-records.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the bundled worker
import workerUrl from "./sheet-worker.ts?worker&url";

interface Policy {
  createScriptURL: (input: string) => unknown;
  createHTML: (input: string) => unknown;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
};

/** The Content-Security-Policy takes the worker's address, and XML to parse, from this policy alone. */
const policy = trustedTypes?.createPolicy("sheet-worker", {
  createScriptURL: () => workerUrl,
  // Only for `readXml`, whose document is read and never shown.
  createHTML: (xml: string) => xml,
});
const trustedUrl = policy?.createScriptURL("") ?? workerUrl;

/** Runs tasks in a worker of their own, and answers with the result of the last. */
async function inWorker(
  signal: AbortSignal,
  post: (send: (task: SheetTask) => void) => Promise<void>,
): Promise<SheetResult> {
  const worker = new Worker(trustedUrl as string, { type: "module" });
  try {
    return await new Promise<SheetResult>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<SheetResult>) => resolve(data));
      worker.addEventListener("error", (event) => {
        // Also a worker that ran out of memory.
        event.preventDefault();
        reject(new BadFile("tooLarge"));
      });
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      post((task) => worker.postMessage(task)).catch(reject);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Writes a file. `rows` yields those of the first sheet in parts.
 * @throws {BadFile} if the worker fails
 */
export async function writeSheets(
  format: "xlsx" | "csv",
  sheets: Sheet[],
  listsName: string,
  rows: AsyncIterable<Cell[][]>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = await inWorker(signal, async (send) => {
    for await (const part of rows) send({ task: "rows", rows: part });
    const isFrench = language === "fr-CA";
    send({ task: "finish", format, sheets, listsName, isFrench });
  });
  if (result.result !== "file") throw new BadFile("damaged");
  return result.bytes;
}

/**
 * Reads a file.
 * @throws {BadFile} if that cannot be done
 */
export async function readSheet(file: File, signal: AbortSignal): Promise<Grid> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const headings = knownHeadings();
  const result = await inWorker(signal, async (send) => {
    send({ task: "read", name: file.name, bytes, headings });
  });
  if (result.result === "bad") throw new BadFile(result.reason, result.place);
  if (result.result === "xml")
    return readXml((policy?.createHTML(result.text) ?? result.text) as string);
  if (result.result === "grid") return result.grid;
  throw new BadFile("damaged");
}
