import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { cellText, type Grid } from "../cell.ts";
import { readTable } from "../testing/read-table.ts";
import { textCell, workbook } from "../testing/workbook.ts";
import { MAX_COLUMNS } from "../limits.ts";

/** Letters and digits: what a quotation mark or a delimiter is not. */
const wordsOf = (texts: readonly string[]) => texts.join("").replaceAll(/[^\p{L}\p{N}]/gu, "");

const text = fc.array(
  fc.constantFrom(
    "a",
    "é",
    "12",
    " ",
    '"',
    '""',
    ",",
    ";",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "œ",
    "’",
    "\uFFFD",
    "#REF!",
  ),
  { maxLength: 8 },
);

it("has every letter of a delimited file in a cell, however it is quoted", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n", "\r"),
      (rows, delimiter, lineBreak) => {
        const lines = rows.map((row) => row.map((cell) => cell.join("")).join(delimiter));
        const file = ["Title", ...lines].join(lineBreak);
        const grid = readTable("a.csv", file);
        expect(wordsOf(grid.rows.map((row) => row.map(cellText).join("")))).toBe(wordsOf([file]));
      },
    ),
    tries(400),
  );
});

it("reads a table with quoted cells as it is, or tells of the row", () => {
  const cell = text.map((parts) => parts.join(""));
  const marked = fc.tuple(cell, fc.boolean());
  const row = fc.tuple(marked, marked, marked);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      // A cell with a mark inside is quoted by half of the programs in the right way, by the others not.
      const written = rows.map((cells) =>
        cells.map(([value, isRight]) =>
          isRight ? `"${value.replaceAll('"', '""')}"` : `"${value.replaceAll(/["\r\n]/g, "")}"`,
        ),
      );
      const grid = readTable(
        "a.csv",
        ["Title,City,Description", ...written.map((cells) => cells.join(","))].join("\n"),
      );
      const expected = rows.map((cells) =>
        cells.map(([value, isRight]) =>
          (isRight ? value : value.replaceAll(/["\r\n]/g, "")).trim(),
        ),
      );
      expect(covered(grid, expected)).toEqual([]);
    }),
    tries(300),
  );
});

/** The cells that were neither read as they are nor told of. */
const covered = (grid: Grid, expected: readonly string[][]) =>
  expected.flatMap((cells, at) =>
    cells.filter(
      (cell, column) =>
        cellText(grid.rows[at + 1]?.[column]) !== cell &&
        !grid.warnings.some(
          (warning) => warning.row === at + 1 && (warning.column ?? column) === column,
        ),
    ),
  );

/** Cells of a workbook with the text that a person sees in them; null: nothing that could be read. */
const xlsxCell = fc.constantFrom<[string, string | null]>(
  [textCell("Cook"), "Cook"],
  [textCell("R&amp;D"), "R&D"],
  [textCell("#REF!"), null],
  [textCell("Comm\uFFFDs"), null],
  [textCell("x".repeat(32_767)), null],
  ['<c t="str"><f>A1</f><v>a &amp;amp; b</v></c>', "a &amp; b"],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', null],
  ["<c><f>TODAY()</f></c>", null],
  ["<c><v>21.5</v></c>", "21.5"],
  ["<c><v>258.29999999999995</v></c>", "258.3"],
  ["<c><v>12345678901234567</v></c>", null],
  ['<c s="1"><v>20261</v></c>', "20261"],
  ['<c s="3"><v>123</v></c>', "00123"],
  ['<c s="4"><v>49648</v></c>', "2035-12-05"],
  ['<c s="5"><v>49648.5</v></c>', null],
  ['<c t="d"><v>2035-12-05</v></c>', "2035-12-05"],
  ['<c t="b"><v>1</v></c>', "yes"],
  ["<c/>", ""],
);

it("has every cell of a workbook in the table, or tells of it", () => {
  const row = fc.array(xlsxCell, { minLength: 1, maxLength: 5 });
  const table = fc.tuple(fc.array(row, { minLength: 1, maxLength: 6 }), fc.boolean());
  fc.assert(
    fc.property(table, ([rows, isMerged]) => {
      const headings = ["Title", "City", "Description", "Close date", "Notes"].map(textCell);
      const beyond = `<c r="ZZZ3"><v>9</v></c>`;
      const lines = rows.map(
        (cells, at) => `<row>${cells.map(([xml]) => xml).join("")}${at === 1 ? beyond : ""}</row>`,
      );
      const merges = isMerged ? '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>' : "";
      const grid = readTable(
        "a.xlsx",
        workbook(
          `<sheetData><row>${headings.join("")}</row>${lines.join("")}</sheetData>${merges}`,
        ),
      );
      for (const [at, cells] of rows.entries())
        for (const [column, [, shown]] of cells.entries()) {
          const told = grid.warnings.filter(
            (warning) => warning.row === at + 1 && warning.column === column,
          );
          const read = cellText(grid.rows[at + 1]?.[column]);
          if (shown === null) expect(told).not.toEqual([]);
          else expect(read).toBe(shown);
        }
      expect(grid.warnings.filter(({ what }) => what === "beyond")).toHaveLength(
        rows.length > 1 ? 1 : 0,
      );
      expect(grid.rows.every(({ length }) => length <= MAX_COLUMNS)).toBe(true);
    }),
    tries(40),
  );
});
