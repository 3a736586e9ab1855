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
  ["VAN-3", "CAL-3", false],
  ["REQ-007", "JOB-7", false],
  ["VAN-3", "3-12", false],
  ["HR-12", "12-Mar", false],
  ["MARK-12", "12-Mar", false],
  ["MARCH1", "1-Mar", true],
  ["SEPT-2", "02-Sep", true],
  ["AOÛT-4", "4-août", true],
  ["MAR-45", "Mar-45", true],
  ["MAR-2045", { date: "2045-03-01" }, true],
  ["2045-03", "Mar-45", true],
  ["FEB-30", "2/30/2026", false],
  ["MAR-0", { date: "2026-03-12" }, false],
  ["MAR-12", "MARCH-12", false],
  ["3-12", "12-3", false],
  ["12/3", "2026-12-03", true],
  ["3-12", "12/03/2026", true],
  ["7", "007", false],
  ["JOB-7", "7", false],
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
