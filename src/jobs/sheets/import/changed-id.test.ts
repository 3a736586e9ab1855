import { expect, it } from "vitest";
import type { Cell } from "../cell.ts";
import { changedIds, idText, isDateForm, isSpreadsheetForm } from "./changed-id.ts";

it.each<[stored: string, cell: Cell, found: boolean]>([
  ["0012345", "12345", true],
  ["0012345", { number: 12_345, text: "12345" }, true],
  ["123000000456", "1.23E+11", true],
  ["1230000456", "1,23E+09", true],
  ["1240000456", "1.23E+09", false],
  ["12345678901234567", "12345678901234600", true],
  ["MAR-12", "12-Mar", true],
  ["MAR-12", { date: "2026-03-12" }, true],
  ["3-12", "12-mars", true],
  ["26/04", { date: "2026-04-26" }, true],
  ["1E5", "100000", true],
  ["1E5", "1.00E+05", true],
  ["HR-12", "12", false],
  ["12346", "12345", false],
  ["ABC", "abd", false],
])("of %j a spreadsheet makes %j: %j", (stored, cell, found) =>
  expect(changedIds([stored])(cell)).toEqual(found ? [stored] : []),
);

it.each<[Cell, string]>([
  [{ number: 20_261, text: "20,261" }, "20261"],
  [{ number: 57, text: "57.00" }, "57"],
  [{ number: 123, text: "00123" }, "00123"],
  [{ number: 1_230_000_456, text: "1.23E+09" }, "1230000456"],
  [{ number: 7, text: "HR-0007" }, "HR-0007"],
  ["20,261", "20,261"],
])("the id in %j is %j", (cell, text) => expect(idText(cell)).toBe(text));

it("knows what only a spreadsheet writes", () => {
  expect(["1.23E+11", { date: "2026-03-12" }].map(isSpreadsheetForm)).toEqual([true, true]);
  expect(["1E5", "12345", "HR-1"].map(isSpreadsheetForm)).toEqual([false, false, false]);
});

it.each([
  ["12-Mar", true],
  ["Mar-12", true],
  ["12-mars", true],
  ["5-déc", true],
  ["MAR-12", false],
  ["HR-12", false],
  ["12-MAR-A", false],
])("%j looks like a date of a spreadsheet: %j", (text, isDate) =>
  expect(isDateForm(text)).toBe(isDate),
);
