import { describe, expect, it } from "vitest";
import { cellText } from "../cell.ts";
import { caseFile } from "../testing/case-file.ts";
import { readContent, readTable } from "../testing/read-table.ts";
import { textsOf } from "../testing/texts-of.ts";
import { FORMATS, textCell, workbook } from "../testing/workbook.ts";

const HEADINGS = `<row r="1">${textCell("Title")}${textCell("Close date")}</row>`;
const sheet = (cells: string, more = "") =>
  `<sheetData>${HEADINGS}<row r="2">${cells}</row></sheetData>${more}`;

it("reads cells without references, hidden rows, merged cells, formulas and errors", () => {
  const grid = readTable(
    "odd.xlsm",
    workbook(
      `<sheetData><row>${textCell("Title &#x1F600;")}${textCell("Close date")}</row><row r="2" hidden="1"><c r="A2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B2" t="e"><v>#REF!</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`,
    ),
  );
  expect(textsOf(grid)).toEqual([
    ["Title 😀", "Close date"],
    ["ab", "#REF!"],
  ]);
  expect(grid.warnings).toEqual([
    { what: "hidden", row: 1 },
    { what: "merged", row: 0, column: 1, example: "A1:B1" },
    { what: "error", row: 1, column: 1, example: "#REF!" },
  ]);
});

const style = (format: string) => `s="${FORMATS.indexOf(format)}"`;

it.each<[string, string, string, string[]]>([
  ["thousands", `<c ${style("#,##0")}><v>20261</v></c>`, "20261", []],
  ["decimals of an id", `<c ${style("0.00")}><v>57</v></c>`, "57", []],
  ["zeros in front", `<c ${style("00000")}><v>123</v></c>`, "00123", []],
  ["euros", `<c ${style("[$€-2] #,##0.00")}><v>20</v></c>`, "€ 20.00", []],
  ["US dollars", `<c ${style("[$USD] #,##0.00")}><v>20</v></c>`, "USD 20.00", []],
  ["Canadian dollars", `<c ${style("[$CAD] #,##0.00")}><v>20</v></c>`, "20", []],
  ["per cent", `<c ${style("0%")}><v>0.18</v></c>`, "18%", []],
  ["a binary fraction", "<c><v>258.29999999999995</v></c>", "258.3", []],
  ["more digits than are kept", "<c><v>20261234567890931</v></c>", "20261234567890900", ["digits"]],
  ["a day", `<c ${style("yyyy-mm-dd")}><v>49648</v></c>`, "2035-12-05", []],
  [
    "a day with a time",
    `<c ${style("yyyy-mm-dd hh:mm")}><v>49648.75</v></c>`,
    "2035-12-05",
    ["time"],
  ],
  ["an ISO day", '<c t="d"><v>2035-12-05T00:00:00</v></c>', "2035-12-05", []],
  ["an ISO instant", '<c t="d"><v>2035-12-05T07:59:59Z</v></c>', "2035-12-05T07:59:59Z", []],
  [
    "an entity in a formula's text",
    '<c t="str"><f>A1</f><v>R&amp;amp;D &amp;lt;b&gt;</v></c>',
    "R&amp;D &lt;b>",
    [],
  ],
  ["an escape in a formula's text", '<c t="str"><v>_x005F_x0041_</v></c>', "_x0041_", []],
  ["an empty text of a formula", '<c t="str"><f>""</f><v></v></c>', "", []],
  ["a formula without a result", "<c><f>TODAY()+90</f></c>", "", ["formula"]],
  ["a formula with an empty result", "<c><f>TODAY()+90</f><v/></c>", "", ["formula"]],
  ["an error", '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!", ["error"]],
  ["an error as text", textCell("#N/A"), "#N/A", ["error"]],
])("reads %s as it is meant", (_, cell, text, told) => {
  const { rows, warnings } = readTable("a.xlsx", workbook(sheet(textCell("Cook") + cell)));
  expect(cellText(rows[1]?.[1])).toBe(text);
  expect(warnings.map(({ what, row, column }) => [what, row, column])).toEqual(
    told.map((what) => [what, 1, 1]),
  );
});

describe("sheets", () => {
  const jobs = (title: string) =>
    `<sheetData><row>${textCell("Title")}${textCell("Close date")}</row><row>${textCell(title)}</row></sheetData>`;
  const notes = `<sheetData><row>${textCell("Nothing here")}</row></sheetData>`;

  it("are all named, and the only one that holds jobs is read", () => {
    const content = readContent("a.xlsx", workbook({ Notes: notes, Jobs: jobs("Cook") }));
    expect(content).toMatchObject({
      chosen: ["Jobs"],
      sheets: [
        { name: "Notes", rows: 1, holdsJobs: false },
        { name: "Jobs", rows: 2, holdsJobs: true },
      ],
    });
  });

  it("are chosen from where several hold jobs", () => {
    const bytes = workbook({ East: jobs("Cook"), West: jobs("Baker") });
    expect(readContent("a.xlsx", bytes)).toMatchObject({ chosen: [], grid: null });
    expect(readContent("a.xlsx", bytes, { sheets: ["West"] }).grid?.rows[1]?.[0]).toBe("Baker");
  });

  it("of our own template and lists need no choice", () => {
    expect(readContent("a.xlsx", caseFile("board-template-filled.xlsx"))).toMatchObject({
      chosen: ["Jobs"],
      sheets: [{ hidden: false }, { name: "Lists", hidden: true }],
    });
  });
});

it("visits what is there, not the size that a sheet says", () => {
  const wide = Array.from({ length: 5_000 }, (_, at) => {
    const row = at + 2;
    return `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>Cook</t></is></c><c r="XFD${row}"><v>1</v></c></row>`;
  });
  const grid = readTable(
    "wide.xlsx",
    workbook(
      `<dimension ref="A1:XFD1048576"/><sheetData>${HEADINGS}${wide.join("")}</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks><mergeCells><mergeCell ref="D1:XFD1048576"/></mergeCells>`,
    ),
  );
  expect(grid.rows.every((row) => row.length <= 2)).toBe(true);
  expect(grid.warnings).toHaveLength(5_000);
  expect(grid.warnings[0]).toEqual({ what: "beyond", row: 1, example: "XFD2" });
});

it("shows a column without a heading as a column", () => {
  const grid = readTable(
    "a.xlsx",
    workbook(sheet(textCell("Cook") + textCell("") + textCell("x"))),
  );
  expect(grid.rows.map(({ length }) => length)).toEqual([3, 3]);
});

it.each<[string, string[][], string[]]>([
  [
    "saved-by-libreoffice.xlsx",
    [
      ["Job ID", "Reference ID", "Title", "Close date", "Pay from"],
      ["57", "20261", "R&D préposé", "2035-12-05", "258.3"],
      ["", "00123", "#DIV/0!", 'a &amp; b; "c"', "Cuisine\nsoir"],
    ],
    ["error C3"],
  ],
  [
    "saved-by-libreoffice.csv",
    [
      ["Job ID", "Reference ID", "Title", "Close date", "Pay from"],
      ["57.00", "20,261", "R&D préposé", "2035-12-05", "258.3"],
      ["", "00123", "#DIV/0!", 'a &amp; b; "c"', "Cuisine\nsoir"],
    ],
    ["error C3"],
  ],
])("reads %s", (name, texts, told) => {
  const grid = readTable(name, caseFile(name));
  expect(textsOf(grid)).toEqual(texts);
  expect(
    grid.warnings.map(({ what, row, column = 0 }) => `${what} ${"ABC"[column]}${row + 1}`),
  ).toEqual(told);
});

it.each<[string, string[]]>([
  ["formulas-and-errors.xlsx", ["formula I5", "link L6", "error I3", "error B4", "error G7"]],
  ["cells-of-32767.xlsx", ["full J2", "cutTag J4"]],
])("tells of the cells of %s", (name, told) => {
  const { warnings } = readTable(name, caseFile(name));
  expect(
    warnings.map(
      ({ what, row, column = 0 }) => `${what} ${String.fromCharCode(65 + column)}${row + 1}`,
    ),
  ).toEqual(told);
});
