import { employerDatabase } from "#src/lib/database/employer-database.ts";
import type { Cell, Grid } from "../cell.ts";
import type { ColumnName } from "../columns.ts";
import type { ImportRow } from "./import-row.ts";

/** A file that is being imported: what its rows say, and the file itself, to give back with its problems. */
export interface ImportedFile {
  name: string;
  unit: Grid["unit"];
  joined?: Grid["joined"];
  /** All rows of the file; `header`: that of the headings, from 0. */
  cells: Cell[][];
  header: number;
  columns: (ColumnName | null)[];
  rows: ImportRow[];
}

const kept = async () =>
  (await employerDatabase()).table<ImportedFile & { changeSet: string }, string>("imports");

/** Keeps the file of an import until it is applied. */
export async function keepImport(changeSet: string, file: ImportedFile): Promise<void> {
  await (await kept()).put({ ...file, changeSet });
}

export const keptImport = async (changeSet: string): Promise<ImportedFile | undefined> =>
  (await kept()).get(changeSet);
