import type { Grid } from "../cell.ts";
import { knownHeadings } from "../columns.ts";
import { type FileContent, readFile, type ReadOptions } from "../formats/read-file.ts";

/** What is read of a file. */
export function readContent(name: string, bytes: Uint8Array, options?: ReadOptions): FileContent {
  return readFile(name, bytes, knownHeadings(), options);
}

/** The only table of a file. */
export function readTable(name: string, file: Uint8Array | string): Grid {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const { grid } = readContent(name, bytes);
  if (!grid) throw new Error("A sheet has to be chosen.");
  return grid;
}
