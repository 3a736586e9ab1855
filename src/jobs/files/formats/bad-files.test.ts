import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { caseFile } from "../testing/case-file.ts";
import { readTable } from "../testing/read-table.ts";
import { textCell, workbook } from "../testing/workbook.ts";
import { BadFile } from "../bad-file.ts";
import type { BadFileReason } from "../file-sentences.ts";
import { MAX_ROWS } from "../limits.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const compound = (text: string) =>
  new Uint8Array([
    ...latin("\u00d0\u00cf\u0011\u00e0"),
    ...new Uint8Array(new Uint16Array(Array.from(text, (c) => c.charCodeAt(0))).buffer),
  ]);
const archive = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x")])));

it.each<[string, Uint8Array, BadFileReason]>([
  ["nothing.csv", bytesOf(""), "empty"],
  ["blank.csv", bytesOf("\r\n\r\n"), "empty"],
  ["empty.xlsx", workbook("<sheetData/>"), "empty"],
  ["photo.jpg", latin("\u00ff\u00d8\u00ff\u00e0"), "picture"],
  ["offres.pdf", bytesOf("%PDF-1.7\n"), "pdf"],
  ["list.rtf", bytesOf(String.raw`{\rtf1 Title}`), "document"],
  ["old.doc", compound("WordDocument"), "document"],
  ["new.docx", archive("[Content_Types].xml", "word/document.xml"), "document"],
  ["sheet.ods", caseFile("saved-by-libreoffice.ods"), "openDocument"],
  ["old.xls", caseFile("saved-by-libreoffice.xls"), "oldExcel"],
  ["binary.xlsb", archive("[Content_Types].xml", "xl/workbook.bin"), "binaryExcel"],
  [
    "2003.xml",
    bytesOf(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    ),
    "xmlExcel",
  ],
  ["sheet.numbers", archive("Index/Document.iwa", "preview.jpg"), "iWork"],
  ["all.zip", archive("jobs.csv"), "archive"],
  ["all.7z", latin("7z\u00bc\u00af\u0027\u001c"), "archive"],
  ["jobs.csv.gz", latin("\u001f\u008b\u0008\u0000"), "archive"],
  ["locked.xlsx", compound("EncryptedPackage"), "password"],
  ["page.xls", bytesOf("  <HTML><table></table></HTML>"), "webPage"],
  ["page.mht", bytesOf("MIME-Version: 1.0\r\n"), "webPage"],
  [
    "random.bin",
    latin(Array.from({ length: 999 }, (_, at) => String.fromCharCode((at * 7) % 32)).join("")),
    "type",
  ],
  [
    "cut.xlsx",
    workbook(`<sheetData><row>${textCell("Title")}</row></sheetData>`).slice(0, 400),
    "damaged",
  ],
  ["list.json", bytesOf('[{"id": 1},'), "jsonCut"],
  ["lines.json", bytesOf('{"id": 1}\n{"id": 2}\n{"id": 3'), "jsonCut"],
  ["numbers.json", bytesOf("[1, 2]"), "jsonList"],
  ["long.csv", bytesOf("x\n".repeat(MAX_ROWS + 20)), "tooManyRows"],
])("refuses %s", (name, bytes, reason) => {
  try {
    readTable(name, bytes);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(BadFile);
    expect((error as BadFile).reason).toBe(reason);
  }
});

it("refuses what unpacks to more than the limit without unpacking it", () => {
  const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(1_000_000) }, { level: 9 });
  // The size that the archive's directory names, little-endian, at its offset 24.
  const at = [...bomb.keys()].findLast(
    (index) => bomb[index] === 0x50 && bomb[index + 1] === 0x4b && bomb[index + 2] === 0x01,
  );
  new DataView(bomb.buffer).setUint32((at ?? 0) + 24, 0x7fffffff, true);
  expect(() => readTable("bomb.xlsx", bomb)).toThrow(
    expect.objectContaining({ reason: "unpacked" }),
  );
});
