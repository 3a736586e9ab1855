import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { inject } from "vitest";

/** Where no file is yet. */
export const newFile = (): string =>
  path.join(inject("testDatabases").directory, `${randomUUID()}.backup`);

/** The lines of a backup: its head, its rows, its end, and nothing after the last line break. */
export const linesIn = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString().split("\n");

/** The lines of a backup without what names its moment. */
export const rowsIn = (file: string): string[] => linesIn(file).slice(1, -2);

/** The same head and rows with some of them changed, under a checksum that is right. */
export function resealed(file: string, edit: (lines: string[]) => string[]): Buffer {
  const lines = edit(linesIn(file).slice(0, -2));
  const text = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  const end = JSON.stringify({ end: "job-postings backup", rows: lines.length - 1, sha256 });
  return gzipSync(`${text}${end}\n`);
}
