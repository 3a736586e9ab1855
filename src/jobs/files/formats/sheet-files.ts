import { language } from "#src/i18n/language.ts";
import type { Cell } from "../cell.ts";
import { knownHeadings } from "../columns.ts";
import { BadFile } from "../bad-file.ts";
import { MAX_BYTES } from "../limits.ts";
import type { FileContent, ReadOptions } from "./read-file.ts";
import type { SheetResult, SheetTask } from "./sheet-worker.ts";
import type { Sheet } from "./write-xlsx.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the bundled worker
import workerUrl from "./sheet-worker.ts?worker&url";

interface Policy {
  createScriptURL: (input: string) => unknown;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
};

/** The Content-Security-Policy takes the worker's address from this policy alone. */
const policy = trustedTypes?.createPolicy("sheet-worker", {
  createScriptURL: () => workerUrl,
});
const trustedUrl = policy?.createScriptURL("") ?? workerUrl;

/** What comes of a file before its result. */
type Part = Extract<SheetResult, { result: "progress" | "rows" }>;

/** Runs tasks in a worker of their own, and answers with the result of the last. */
async function inWorker(
  signal: AbortSignal,
  post: (send: (task: SheetTask) => void) => Promise<void>,
  onPart: (part: Part) => void = () => {},
): Promise<Exclude<SheetResult, Part>> {
  const worker = new Worker(trustedUrl as string, { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<SheetResult>) => {
        if (data.result === "progress" || data.result === "rows") onPart(data);
        else resolve(data);
      });
      worker.addEventListener("error", (event) => {
        // Also a worker that ran out of memory.
        event.preventDefault();
        reject(new BadFile("memory"));
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
 * Reads a file. `onProgress`: the share of it that is read so far.
 * @throws {BadFile} if that cannot be done
 */
export async function readSheet(
  file: File,
  signal: AbortSignal,
  options: ReadOptions = {},
  onProgress: (share: number) => void = () => {},
): Promise<FileContent> {
  if (file.size > MAX_BYTES) throw new BadFile("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const headings = knownHeadings();
  const rows: Cell[][] = [];
  const result = await inWorker(
    signal,
    async (send) => send({ task: "read", name: file.name, bytes, headings, options }),
    (part) => {
      if (part.result === "rows") rows.push(...part.rows);
      else onProgress(part.share);
    },
  );
  if (result.result === "bad") throw new BadFile(result.reason, result.place, result.near);
  if (result.result !== "content") throw new BadFile("damaged");
  const { content } = result;
  return { ...content, grid: content.grid && { ...content.grid, rows } };
}
