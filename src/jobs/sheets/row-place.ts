import { m } from "#src/i18n/paraglide/messages.js";
import { cellText, columnLetter, type Grid } from "./cell.ts";

/** What of a file its places depend on. `header`: the row of the headings, from 0. */
export type PlacedRows = Pick<Grid, "rows" | "unit" | "joined"> & { header: number };

/** A row as people count: of a table with its headings, of entries without. */
export const rowNumber = ({ unit, header }: Pick<PlacedRows, "unit" | "header">, at: number) =>
  unit === "row" ? at + 1 : at - header;

/** Where a row is: "Row 4", "Entry 3", "Sheet “West”, row 4". `at`: from 0. */
export function rowPlace({ unit, joined, header }: Omit<PlacedRows, "rows">, at: number): string {
  const origin = joined?.origins[at];
  if (origin) return m.import_sheet_row({ sheet: origin.sheet, row: origin.row });
  const row = rowNumber({ unit, header }, at);
  return unit === "row" ? m.import_row({ row }) : m.import_entry({ row });
}

/** Where in its row a cell is: "B4" in a table, else its heading. */
export const cellPlace = ({ unit, rows, header }: PlacedRows, at: number, column: number): string =>
  unit === "row" ? `${columnLetter(column)}${at + 1}` : cellText(rows[header]?.[column]);
