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

/** Rows in a record: the browser copies each record at once, and holds the page up for as long. */
const PART = 500;

/** The keys of the parts begin with that of the file. */
const partKey = (changeSet: string, part: number) => `${changeSet} ${part}`;

type Rows = Pick<ImportedFile, "cells" | "rows">;

/** A file without its rows, which follow in parts. */
type StoredFile = Omit<ImportedFile, keyof Rows> & { changeSet: string; parts: number };

type StoredPart = Rows & { changeSet: string };

const kept = async () =>
  (await employerDatabase()).table<StoredFile | StoredPart, string>("imports");

/** Keeps the file of an import until it is applied. */
export async function keepImport(
  changeSet: string,
  { cells, rows, ...file }: ImportedFile,
): Promise<void> {
  const imports = await kept();
  const parts = Math.ceil(cells.length / PART);
  for (let part = 0; part < parts; part += 1) {
    const [from, to] = [part * PART, (part + 1) * PART];
    const key = partKey(changeSet, part);
    await imports.put({ changeSet: key, cells: cells.slice(from, to), rows: rows.slice(from, to) });
  }
  await imports.put({ ...file, changeSet, parts });
}

/** The file of an import; undefined once it is applied. */
export async function keptImport(changeSet: string): Promise<ImportedFile | undefined> {
  const imports = await kept();
  const file = (await imports.get(changeSet)) as StoredFile | undefined;
  if (!file) return undefined;
  const cells: ImportedFile["cells"] = [];
  const rows: ImportedFile["rows"] = [];
  for (let part = 0; part < file.parts; part += 1) {
    const stored = (await imports.get(partKey(changeSet, part))) as StoredPart | undefined;
    cells.push(...(stored?.cells ?? []));
    rows.push(...(stored?.rows ?? []));
  }
  return { ...file, cells, rows };
}
