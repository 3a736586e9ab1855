import { m } from "#src/i18n/paraglide/messages.js";
import type { Cell } from "../cell.ts";
import { writeSheets } from "../formats/sheet-files.ts";
import { rowNumber } from "./row-problem.ts";
import type { ImportedFile } from "./imported-file.ts";

/** Width of a column in characters. */
const WIDTH = 24;

/**
 * The file as a workbook with a first column that says what is wrong with each row.
 * @param problemsOf the problems of the row with a number, as people count rows
 */
export async function problemFile(
  { cells, header, unit }: ImportedFile,
  problemsOf: (row: number) => readonly string[],
): Promise<Blob> {
  const rows = cells.map((row, at): Cell[] => {
    if (at === header) return [m.import_problems_heading(), ...row];
    const number = rowNumber({ unit, header }, at);
    return [at < header ? null : problemsOf(number).join(" "), ...row];
  });
  const columns = [{ width: 60 }, ...(cells[header] ?? []).map(() => ({ width: WIDTH }))];
  async function* parts() {
    yield rows;
  }
  const sheet = { name: m.jobs_title(), columns, rows: [] };
  const { signal } = new AbortController();
  const bytes = await writeSheets("xlsx", [sheet], m.sheet_lists(), parts(), signal);
  return new Blob([bytes]);
}
