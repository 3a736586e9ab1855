import { expect, it } from "vitest";
import { gridOf } from "../cell.ts";
import { columnOfHeading } from "../columns.ts";
import { joinSheets } from "./join-sheets.ts";

it("joins sheets by what their headings name, and keeps the place of each row", () => {
  const east = gridOf([
    ["Title", "Location 1", "Location 2", "Note"],
    ["Cook", "Laval, QC", "Gatineau, QC", "x"],
  ]);
  const west = gridOf(
    [
      ["Our jobs"],
      ["City", "Job title", "Extra", "note"],
      ["Enter a city", "Required", null, null],
      ["Kelowna, BC", "Baker", "y", "z", "beyond"],
    ],
    "row",
    [
      { what: "link", row: 1, column: 0 },
      { what: "hidden", row: 3 },
      { what: "error", row: 3, column: 2 },
    ],
  );
  const { rows, warnings, joined } = joinSheets(
    [
      ["East", east],
      ["West", west],
    ],
    columnOfHeading,
  );
  expect(rows).toEqual([
    [null, "Our jobs"],
    ["Required", "Enter a city"],
    ["Title", "Location 1", "Location 2", "Note", "Extra"],
    ["Cook", "Laval, QC", "Gatineau, QC", "x"],
    ["Baker", "Kelowna, BC", null, "z", "y", "beyond"],
  ]);
  expect(joined?.header).toBe(2);
  expect(joined?.origins.map(({ sheet, row }) => `${sheet} ${row}`)).toEqual([
    "West 1",
    "West 3",
    "East 1",
    "East 2",
    "West 4",
  ]);
  expect(warnings).toEqual([
    { what: "link", row: 2, column: 1 },
    { what: "hidden", row: 4 },
    { what: "error", row: 4, column: 4 },
  ]);
});
