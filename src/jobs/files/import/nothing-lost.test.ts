import fc from "fast-check";
import { expect, it } from "vitest";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { tries } from "#contract/testing/tries.ts";
import { cellText, gridOf } from "../cell.ts";
import { columnChoices } from "../choices.ts";
import { COLUMN_NAMES, type ColumnName, columnOf } from "../columns.ts";
import type { ImportRow } from "./imported-file.ts";
import { plainText } from "../plain-text.ts";
import { ORDER_KEY } from "./question.ts";
import { questionsOf } from "./questions.ts";
import { needsOrder } from "./read-date.ts";
import { readRows } from "./read-rows.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

/** The columns of which a new posting takes each cell. */
const IMPORTED = COLUMN_NAMES.filter(
  (name) => name !== "id" && columnOf(name).kind !== "read only" && name !== "descriptionText",
);

const text = fc.oneof(
  fc.constantFrom("Cook", "20", "20-25", "$18.50", "18%", "1.250,00", "60k", "yes", "Oui", "FT"),
  fc.constantFrom("2035-12-04", "04/12/2035", "12-Dec-35", "49647", "ASAP", "2035-12-05T07:59:59Z"),
  fc.constantFrom("Laval, QC", "3 Locations", "V6B 1A1", "Remote", "ON", "Nt", "CA-BC-Vancouver"),
  fc.constantFrom(
    "a@example.com",
    "https://example.com/a",
    "<b>x</b>",
    "R&amp;D",
    "null",
    "1.23E+11",
  ),
  fc.constantFrom("Retail; Other things", "Laval, QC; 3 Locations", "BC; ZZ", "#REF!", "x\ny"),
  fc.string({ minLength: 1, maxLength: 12 }),
);

/** The fields that a column may fill. */
const FIELDS: Partial<Record<ColumnName, string[]>> = {
  application: ["applicationEmail", "applicationUrl"],
  pay: ["amount"],
  province: ["locations"],
  country: ["locations"],
  section: ["description"],
};

/** Whether the plan of a row has something of a column. */
const holds = ({ values, status }: ImportRow, name: ColumnName): boolean =>
  name === "status"
    ? status !== null
    : (FIELDS[name] ?? [name]).some((field) => {
        if (field === "maxAmount" && !values.paid) return false;
        const value = (values as Record<string, unknown>)[field];
        return Array.isArray(value) ? value.length > 0 : value !== undefined;
      });

it("plans, tells or asks about every cell of an imported column", async () => {
  const table = fc
    .uniqueArray(fc.constantFrom(...IMPORTED), { minLength: 1, maxLength: 6 })
    .chain((columns) =>
      fc.tuple(
        fc.constant(columns),
        fc.array(fc.array(text, { minLength: columns.length, maxLength: columns.length }), {
          minLength: 1,
          maxLength: 4,
        }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(table, async ([columns, cells]) => {
      const grid = gridOf([columns, ...cells]);
      const matching = { header: 0, first: 1, columns };
      const known = { choices, places: new Set<string>(), suggestions: new Map() };
      const questions = await questionsOf(grid, matching, known);
      /** Whether a question is about the cell: a value in it, or the order of its date. */
      const isAsked = (name: ColumnName, cell: string) =>
        questions.some(({ key, column, text }) =>
          key === ORDER_KEY
            ? columnOf(name).kind === "date" && needsOrder(plainText(cell))
            : column === name && foldText(plainText(cell)).includes(foldText(text)),
        );
      const options = { choices, answers: {}, emptyClears: false };
      const rows = await readRows(grid, matching, new Map(), options);
      const lost: unknown[] = [];
      for (const row of rows) {
        const said = new Set([...row.problems, ...row.notes].map(({ column }) => column));
        for (const [at, name] of columns.entries()) {
          const cell = cellText(grid.rows[row.number - 1]?.[at]);
          const isTold = said.has(at) || isAsked(name, cell) || row.isUnclear;
          if (cell !== "" && !isTold && !holds(row, name)) lost.push([name, cell]);
        }
      }
      expect(lost).toEqual([]);
    }),
    tries(300),
  );
});
