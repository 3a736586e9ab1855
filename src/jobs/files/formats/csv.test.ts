import { expect, it } from "vitest";
import { caseFile } from "../testing/case-file.ts";
import { readTable } from "../testing/read-table.ts";
import { textsOf } from "../testing/texts-of.ts";
import type { FileWarning } from "../file-warning.ts";

it.each([
  ["tabs", "Title\tDescription\nBaker, cook\ta, b, c\n"],
  ["semicolons", "Title;Description\r\nBaker, cook;a, b, c\r\n"],
  ["a line that names them", "sep=;\r\nTitle;Description\r\nBaker, cook;a, b, c\r\n"],
  ["mixed line breaks", "Title;Description\r\nBaker, cook;a, b, c\rClerk;x\n"],
])("finds the cells of a file with %s", (_, file) => {
  const rows = readTable("a.csv", file).rows.filter((row) => row.length > 0);
  expect(rows.slice(0, 2)).toEqual([
    ["Title", "Description"],
    ["Baker, cook", "a, b, c"],
  ]);
});

it("keeps line breaks in quotes, and a mark in the middle of a cell", () => {
  const { rows, warnings } = readTable(
    "a.csv",
    'Title,Description\r\n5" pipe,x\r\nCook,"a\r\nb"\r\n',
  );
  expect(rows).toEqual([
    ["Title", "Description"],
    ['5" pipe', "x"],
    ["Cook", "a\r\nb"],
  ]);
  expect(warnings).toEqual([]);
});

/** The warnings about a file, as "kind row" or "kind row:column". */
const told = (warnings: readonly FileWarning[]) =>
  warnings.map(
    ({ what, row, column }) => `${what} ${row}${column === undefined ? "" : `:${column}`}`,
  );

const LINES = ["Job ID,Title,Description", "1,Cook,Soup", "2,Baker,Bread", "3,Clerk,Desk"];
const lines = (row: number, text: string) => LINES.with(row, text).join("\n");

it.each<[string, string, string[]]>([
  [
    "a mark without end in a file of quoted cells",
    `${lines(1, '1,"Cook, head","Soup')}\n`,
    ["openQuote 1"],
  ],
  ["a cut file", 'Job ID,Title,Description\n1,Cook,"a, b"\n2,Baker,"Bread, and', ["openQuote 2"]],
  [
    "a mark inside a quoted cell",
    lines(2, '2,"Baker "night" shift, cakes",Bread'),
    ["strayQuote 2"],
  ],
  [
    "a mark that closes in another row",
    lines(1, '1,"Cook,Soup\n2,Pipe 5",Bread'),
    ["strayQuote 1:1"],
  ],
  ["a row with more cells", lines(2, "2,Baker,Bread, cakes"), ["longRow 2"]],
  ["a row with fewer cells", lines(2, "2,Baker"), ["shortRow 2"]],
  [
    "marks of a program that quotes nothing",
    lines(1, '1,"Cook" and baker,Soup'),
    ["plainQuotes 1:1"],
  ],
  ["a NUL", lines(2, "2,Ba\0ker,Bread"), ["nul 2:1"]],
  ["a lost character", lines(2, "2,Comm\uFFFDs,Bread"), ["replacement 2:1"]],
  ["failed formulas", lines(2, "#REF!,#NOM?,Err:502"), ["error 2:0", "error 2:1", "error 2:2"]],
  ["a full cell", lines(2, `2,Baker,${"x".repeat(32_767)}`), ["full 2:2"]],
  ["a cell cut in a tag", lines(2, `2,Baker,${"x".repeat(32_764)}<st`), ["cutTag 2:2"]],
  [
    "more columns than are read",
    lines(2, `2,Baker,Bread${",".repeat(600)}x`),
    ["longRow 2", "beyond 2"],
  ],
  ["nothing wrong", LINES.join("\n"), []],
])("tells of %s, with its place", (_, file, expected) => {
  expect(told(readTable("a.csv", file).warnings)).toEqual(expected);
});

it("keeps the rows after a mark that nothing closes, where the file quotes no cells", () => {
  const grid = readTable("a.csv", caseFile("quote-without-end.csv"));
  expect(textsOf(grid).slice(1)).toEqual([
    ["{A}", "Driver", '"A line that lost its end'],
    ["{B}", "Cook", "Soup and bread every day."],
    ["{C}", "Baker", "Bread every night."],
  ]);
  expect(told(grid.warnings)).toEqual(["plainQuotes 1:2"]);
});

it("reads TSV of a program that quotes nothing", () => {
  const grid = readTable(
    "a.tsv",
    'Title\tDescription\n"Soup" cook\tSays "hi"\nBaker\t"Best" bread\n',
  );
  expect(textsOf(grid)).toEqual([
    ["Title", "Description"],
    ['"Soup" cook', 'Says "hi"'],
    ["Baker", '"Best" bread'],
  ]);
  expect(told(grid.warnings)).toEqual(["plainQuotes 1:0", "plainQuotes 2:1"]);
});

it("tells of the cells that are error texts, and of a NUL in a file from the field", () => {
  expect(told(readTable("a.csv", caseFile("error-texts.csv")).warnings)).toEqual(
    [1, 2, 3, 4].map((row) => `error ${row}:1`),
  );
  expect(told(readTable("a.csv", caseFile("mixed-line-ends.csv")).warnings)).toEqual(["nul 4:1"]);
});
