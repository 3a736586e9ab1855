import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { type Cell, cellText } from "../cell.ts";
import { csvHead, withFormula, withoutFormula, writeCsvRows } from "./csv.ts";
import { knownHeadings } from "../columns.ts";
import { readFile } from "./read-file.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** Text that files mangle: formulas, escapes, controls, marks of direction, emoji, long runs. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => text.replaceAll("\0", "")),
  fc
    .array(
      fc.constantFrom(
        ..."=|+|-|@|\t|\r|\n|'|\"|;|,|_x0041_|_x005F_|<b>|&amp;|]]>|\u202e|😀|\u0085|\u2028|\u0001|\ufffe|\ufffd| |1E5|00123".split(
          "|",
        ),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
  fc.constantFrom("constructor", "__proto__", "x".repeat(32_767), "12/01/2026", "TRUE", "#REF!"),
);

// The libraries make one character of a line break of two, and so do spreadsheets.
const oneBreak = (text: string) => text.replaceAll("\r\n", "\n");

const gridOfFile = (name: string, bytes: Uint8Array) => {
  const content = readFile(name, bytes, knownHeadings());
  return content.grid;
};

const table = fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 6 });

it("reads the text of a workbook as it was written", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const all = [["Title", "Description"], ...rows];
      const bytes = await writeXlsx([{ name: "Jobs", columns: [], rows: all }], "Lists");
      const grid = gridOfFile("jobs.xlsx", bytes);
      const read = grid?.rows ?? [];
      expect(all.map((_, at) => [0, 1].map((column) => read[at]?.[column] ?? ""))).toEqual(
        all.map((row) => row.map(oneBreak)),
      );
    }),
    tries(60),
  );
});

it("reads the text of a CSV file as it was written", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const all = [["Title", "Description"], ...rows];
      const text = csvHead + writeCsvRows(all.slice(0, 1)) + writeCsvRows(all.slice(1));
      const grid = gridOfFile("jobs.csv", new TextEncoder().encode(text));
      const read = grid?.rows ?? [];
      expect(all.map((_, at) => [0, 1].map((column) => read[at]?.[column] ?? ""))).toEqual(all);
    }),
    tries(300),
  );
});

it("keeps numbers, dates and yes or no in a workbook", async () => {
  const row: Cell[] = [{ number: 21.5, text: "21.5" }, { date: "2026-12-01" }, true, null];
  const rows = [["Pay from", "Close date", "Confidential"], row];
  const bytes = await writeXlsx([{ name: "Jobs", columns: [], rows }], "Lists");
  const grid = gridOfFile("jobs.xlsx", bytes);
  expect(grid?.rows[1]?.map(cellText)).toEqual(["21.5", "2026-12-01", "yes"]);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'=1", "＝1"])(
  "keeps %j from running as a formula",
  (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
    expect(withFormula(withoutFormula(text))).toBe(text);
  },
);
