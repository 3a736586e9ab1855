import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { inject } from "vitest";

/** Where no file is yet. */
export const newFile = (): string =>
  path.join(inject("testDatabases").directory, `${randomUUID()}.backup`);

/** The lines of a backup: its head, its rows, its end, and nothing after the last line break. */
export const linesIn = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString().split("\n");

/** The lines of a backup without what names its moment. */
export const rowsIn = (file: string): string[] => linesIn(file).slice(1, -2);
