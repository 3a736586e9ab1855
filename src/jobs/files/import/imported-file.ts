import type { JobStatus } from "#contract/job-status.ts";
import { employerDatabase } from "#src/lib/database/employer-database.ts";
import type { JobFormValues } from "../../job/fields/job-values.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";
import type { Cell, Grid } from "../cell.ts";
import type { ColumnName } from "../columns.ts";
import type { RowProblem } from "./row-problem.ts";

/** What a row of a file says about one posting. */
export interface ImportRow {
  /** As people count them: of a table with its headings, of entries without. */
  number: number;
  /** The posting that it changes; null: it creates one. */
  id: number | null;
  /** The id of the deleted posting that it is about, where it creates no other. */
  deleted?: number;
  /** Which posting it is about is unclear: it neither changes nor creates one. */
  isUnclear: boolean;
  /** The fields that it gives, as the form holds them. */
  values: Partial<JobFormValues>;
  status: JobStatus | null;
  /** What cannot be imported. */
  problems: RowProblem[];
  /** What is not taken as it stands. */
  notes: RowProblem[];
}

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

/**
 * Stores a file as a planned change set, whose dry run is at `/changes/$changeSetId`.
 * @returns the id of the change set
 */
export async function startImport(file: ImportedFile): Promise<string> {
  const chosen = file.rows.flatMap(({ id }) => (id === null ? [] : { id, etag: undefined }));
  const id = await changeSetStore.plan({ kind: "import", file: file.name }, chosen);
  await keepImport(id, file);
  return id;
}

/** Keeps the file of an import until it is applied. */
async function keepImport(
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
