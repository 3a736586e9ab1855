import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { cellText } from "../cell.ts";
import { knownHeadings } from "../columns.ts";
import { BadFile, MAX_ROWS } from "./bad-file.ts";
import { readFile } from "./read-file.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const compound = (text: string) =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...new Uint8Array(new Uint16Array(Array.from(text, (c) => c.charCodeAt(0))).buffer),
  ]);

/** A workbook of one sheet, as minimal writers make them. */
const workbook = (sheet: string, properties = ""): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${properties}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ),
  });

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

const read = (name: string, bytes: Uint8Array) => {
  const content = readFile(name, bytes, knownHeadings());
  if (!("grid" in content) || !content.grid) throw new Error("No table was read.");
  return content.grid;
};

it.each<[string, Uint8Array, string]>([
  ["nothing.csv", bytesOf(""), "empty"],
  ["blank.csv", bytesOf("\r\n\r\n"), "empty"],
  ["empty.xlsx", workbook("<sheetData/>"), "empty"],
  ["photo.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "picture"],
  ["old.xls", compound("Workbook"), "oldExcel"],
  ["locked.xlsx", compound("EncryptedPackage"), "password"],
  ["page.xls", bytesOf("  <HTML><table></table></HTML>"), "webPage"],
  [
    "cut.xlsx",
    workbook(`<sheetData><row>${text("Title")}</row></sheetData>`).slice(0, 400),
    "damaged",
  ],
  ["list.json", bytesOf('[{"id": 1},'), "json"],
  ["numbers.json", bytesOf("[1, 2]"), "jsonList"],
  ["long.csv", bytesOf("x\n".repeat(MAX_ROWS + 20)), "tooManyRows"],
])("refuses %s", (name, bytes, reason) => {
  try {
    read(name, bytes);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(BadFile);
    expect((error as BadFile).reason).toBe(reason);
  }
});

it("refuses what unpacks to more than the limit without unpacking it", () => {
  const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(1_000_000) }, { level: 9 });
  // The size that the archive's directory names, little-endian, at its offset 24.
  const directory = bomb.lastIndexOf(0x02, bomb.length - 22);
  const at = [...bomb.keys()].findLast(
    (index) => bomb[index] === 0x50 && bomb[index + 1] === 0x4b && bomb[index + 2] === 0x01,
  );
  expect(directory).toBeGreaterThan(0);
  new DataView(bomb.buffer).setUint32((at ?? 0) + 24, 0x7fffffff, true);
  expect(() => read("bomb.xlsx", bomb)).toThrow(expect.objectContaining({ reason: "unpacked" }));
});

it("reads cells without references, hidden rows, merged cells, formulas and errors", () => {
  const grid = read(
    "odd.xlsm",
    workbook(
      `<sheetData><row>${text("Title &#x1F600;")}${text("Close date")}</row><row r="2" hidden="1"><c r="A2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B2" t="e"><v>#REF!</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`,
    ),
  );
  expect(grid.rows.map((row) => row.map(cellText))).toEqual([
    ["Title 😀", "Close date"],
    ["ab", "#REF!"],
  ]);
  expect(grid.remarks).toEqual([
    { what: "hidden", row: 1 },
    { what: "merged", row: 0, column: 1, example: "A1:B1" },
    { what: "error", row: 1, column: 1, example: "#REF!" },
  ]);
});

it.each([
  ["tabs", "Title\tDescription\nBaker, cook\ta, b, c\n"],
  ["semicolons", "Title;Description\r\nBaker, cook;a, b, c\r\n"],
  ["a line that names them", "sep=;\r\nTitle;Description\r\nBaker, cook;a, b, c\r\n"],
  ["mixed line breaks", "Title;Description\r\nBaker, cook;a, b, c\rClerk;x\n"],
])("finds the cells of a file with %s", (_, file) => {
  const rows = read("a.csv", bytesOf(file)).rows.filter((row) => row.length > 0);
  expect(rows.slice(0, 2)).toEqual([
    ["Title", "Description"],
    ["Baker, cook", "a, b, c"],
  ]);
});

it.each(["utf-16le", "utf-16be"])("reads %s with and without its mark", (encoding) => {
  const units = (file: string) => {
    const bytes = new Uint8Array(new Uint16Array(Array.from(file, (c) => c.charCodeAt(0))).buffer);
    return encoding === "utf-16le" ? bytes : bytes.map((_, at) => bytes[at ^ 1] ?? 0);
  };
  for (const mark of ["\uFEFF", ""])
    expect(read("a.csv", units(`${mark}Titre,Ville\nÉté,Laval\n`)).rows[1]).toEqual([
      "Été",
      "Laval",
    ]);
});

it("reads Latin letters of Windows-1252", () => {
  const bytes = Uint8Array.from("Titre\nÉté\n", (character) => character.charCodeAt(0));
  expect(read("a.csv", bytes).rows[1]).toEqual(["Été"]);
});

it("reads jobs of the interface, and lists of other objects", () => {
  const job = {
    id: 7,
    categories: [{ id: 2, name: "Two" }],
    locations: [{ id: 1, description: "Laval, QC" }],
    salary: { amount: 20, period: { id: 5, name: "Hourly" } },
    positionType: { id: 1, name: "Full Time" },
    applicantRoutingType: { id: 1, name: "Email" },
  };
  const { rows } = read("a.json", bytesOf(JSON.stringify({ data: [job] })));
  expect(rows.map((row) => row.map(cellText))).toEqual([
    "id|categories|locations|salary.amount|salary.period|positionType|applicantRoutingType".split(
      "|",
    ),
    ["7", "2", "Laval, QC", "20", "5", "1", "1"],
  ]);
});
