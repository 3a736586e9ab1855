import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Grid } from "./cell.ts";
import { MAX_COLUMNS } from "./file/bad-file.ts";
import type { Remark, RemarkKind } from "./remark.ts";
import { cellPlace, rowPlace } from "./row-place.ts";

const SENTENCES: Record<RemarkKind, () => string> = {
  error: m.import_remark_error,
  formula: m.import_remark_formula,
  cutTag: m.import_remark_cut_tag,
  full: m.import_remark_full,
  nul: m.import_remark_nul,
  replacement: m.import_remark_replacement,
  digits: m.import_remark_digits,
  time: m.import_remark_time,
  link: m.import_remark_link,
  merged: m.import_remark_merged,
  hidden: m.import_remark_hidden,
  beyond: () => m.import_remark_beyond({ columns: number(MAX_COLUMNS) }),
  openQuote: m.import_remark_open_quote,
  strayQuote: m.import_remark_stray_quote,
  plainQuotes: m.import_remark_plain_quotes,
  shortRow: m.import_remark_short_row,
  longRow: m.import_remark_long_row,
  above: m.import_remark_above,
};

/** What a remark says, without its place. */
export const remarkText = (what: RemarkKind): string => SENTENCES[what]();

/** Where a remark is: a cell, or a row. `header`: the row of the headings, from 0. */
export function remarkPlace(
  { row, column }: Pick<Remark, "row" | "column">,
  grid: Grid,
  header: number,
): string {
  const rows = { ...grid, header };
  if (column === undefined) return rowPlace(rows, row);
  const cell = cellPlace(rows, row, column);
  if (grid.unit === "row") return cell;
  const place = rowPlace(rows, row);
  return cell === "" ? place : m.import_remark_place({ place, heading: cell });
}
