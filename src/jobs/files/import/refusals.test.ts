import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { Cell } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { readTable } from "../testing/read-table.ts";
import { textCell, workbook } from "../testing/workbook.ts";
import { matchColumns } from "./match-columns.ts";
import { questionsOf } from "./questions.ts";
import { readRows } from "./read-rows.ts";
import type { FileWarningKind } from "../file-sentences.ts";
import type { RowProblem } from "./row-problem.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });
const jobs = new Map([[1, { job: { ...aJob, id: 1, title: "#REF!" }, etag: '"1"' }]]);

/** The problems of the second row of a workbook with these cells under three headings. */
async function problemsOf(cells: string, more = "") {
  const headings = ["Job ID", "Title", "Shoe size"].map(textCell).join("");
  const xml = `<sheetData><row>${headings}</row><row>${textCell("1")}${cells}</row><row>${textCell("1")}</row></sheetData>${more}`;
  const grid = readTable("a.xlsx", workbook(xml));
  const matching = matchColumns(grid);
  const known = { choices, places: new Set<string>(), suggestions: new Map() };
  expect(await questionsOf(grid, matching, known)).toEqual([]);
  const rows = await readRows(grid, matching, jobs, { choices, answers: {}, emptyClears: false });
  return rows[0]?.problems;
}

const error = (text: string) => `<c t="e"><f>1/0</f><v>${text}</v></c>`;
const at = (column: number, what: FileWarningKind): RowProblem => ({
  key: "warning",
  what,
  column,
});

it.each<[string, string, string, RowProblem[]]>([
  ["a formula that failed", error("#N/A"), "", [at(1, "error")]],
  ["a formula without a result", "<c><f>A1</f></c>", "", [at(1, "formula")]],
  [
    "a full cell that ends in a tag",
    textCell(`${"x".repeat(32_764)}&lt;st`),
    "",
    [at(1, "cutTag")],
  ],
  ["what an export of the job has", textCell("#REF!"), "", []],
  ["an error in a column that is not imported", textCell("Cook") + error("#N/A"), "", []],
  [
    "merged cells in a column that is not imported",
    textCell("Cook") + textCell("9"),
    '<mergeCells count="1"><mergeCell ref="C2:C3"/></mergeCells>',
    [],
  ],
])("%s refuses its row or not", async (_, cells, more, problems) => {
  expect(await problemsOf(cells, more)).toEqual(problems);
});

it("a cell that others cover is named in its own row", async () => {
  const rows: Cell[][] = [
    ["Job ID", "Title"],
    ["1", "Cook"],
    ["1", null],
  ];
  const grid = {
    rows,
    unit: "row" as const,
    warnings: [{ what: "merged" as const, row: 2, column: 1, example: "B2:B3" }],
  };
  const read = await readRows(grid, matchColumns(grid), jobs, {
    choices,
    answers: {},
    emptyClears: false,
  });
  expect(read.map(({ problems }) => problems)).toEqual([
    [],
    [at(1, "merged"), { key: "sameJob", at: 1 }],
  ]);
});
