import { isHeadingIn } from "../heading-key.ts";
import type { Grid } from "../cell.ts";
import { BadFile, MAX_BYTES, MAX_ROWS } from "./bad-file.ts";
import { decodeText, readCsv } from "./csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { readJson } from "./records.ts";

/**
 * Reads a file by what it holds; its name is only a hint. XML is answered as text.
 * @param headings keys of the known headings
 * @throws {BadFile}
 */
export function readFile(
  name: string,
  bytes: Uint8Array,
  headings: ReadonlySet<string>,
): Grid | string {
  if (bytes.length === 0) throw new BadFile("empty");
  if (bytes.length > MAX_BYTES) throw new BadFile("tooLarge");
  const isHeading = isHeadingIn(headings);
  if (startsWith(bytes, ZIP)) {
    const grid = readXlsx(bytes, isHeading);
    return withinLimit(grid);
  }
  if (startsWith(bytes, COMPOUND))
    throw new BadFile(holds(bytes, "EncryptedPackage") ? "password" : "oldExcel");
  if (OTHERS.some((magic) => startsWith(bytes, magic))) throw new BadFile("type");
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  const start = text.slice(0, 2_000).trimStart();
  if (start === "" && text.trim() === "") throw new BadFile("empty");
  if (/^(?:<!doctype html|<html|<table|<meta|<head|<body|<style)/i.test(start))
    throw new BadFile("webPage");
  if (start.startsWith("<")) return text;
  if (text.slice(0, 10_000).includes("\0")) throw new BadFile("type");
  if (/^[[{]/.test(start) && !/\.(?:csv|tsv|txt)$/i.test(name)) return readJson(text);
  return withinLimit(readCsv(text, isHeading));
}

function withinLimit(grid: Grid): Grid {
  // Headings, and a few lines over them.
  if (grid.rows.length > MAX_ROWS + 10) throw new BadFile("tooManyRows");
  return grid;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** PDF, PNG, JPEG, GIF, RTF: what is dropped by mistake. */
const OTHERS = ["%PDF", "\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", String.raw`{\rtf`].map((magic) =>
  Array.from(magic, (character) => character.charCodeAt(0)),
);

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

/** Whether a name is in the directory of a compound file, in UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder("utf-16le")
    .decode(bytes.subarray(0, 4_000_000 - (4_000_000 % 2)))
    .includes(name);
}
