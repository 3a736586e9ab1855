import { asRecord } from "#src/lib/as-record.ts";
import { readStoredJson, writeStored } from "#src/lib/storage.ts";
import { type Cell, cellText, type Grid, isEmpty } from "../cell.ts";
import { COLUMN_NAMES, type ColumnName, columnOfHeading } from "../columns.ts";
import { headingKey } from "../heading-key.ts";

/** Which row has the headings, from 0, and the column of each; null for one to leave out. */
export interface Matching {
  header: number;
  columns: (ColumnName | null)[];
}

/** Rows in which the headings are looked for. */
const HEAD = 20;

/** What was matched by hand before, by heading; "" for what was left out. */
const STORED = "import matching";

const remembered = () => asRecord(readStoredJson("localStorage", STORED));

/** Matches the headings of a file by the names of columns, and as they were matched before. */
export function matchColumns({ rows }: Grid): Matching {
  const known = (row: Cell[]) => columnsOf(row).filter((name) => name !== null).length;
  const counts = rows.slice(0, HEAD).map(known);
  const most = Math.max(0, ...counts);
  const filled = rows.findIndex((row) => !row.every(isEmpty));
  const header = most > 0 ? counts.indexOf(most) : Math.max(0, filled);
  return { header, columns: columnsOf(rows[header] ?? []) };
}

function columnsOf(row: Cell[]): (ColumnName | null)[] {
  const before = remembered();
  const taken = new Set<ColumnName>();
  return row.map((cell) => {
    const heading = cellText(cell);
    const chosen = before?.[headingKey(heading)];
    const name =
      chosen === undefined
        ? columnOfHeading(heading)
        : COLUMN_NAMES.find((column) => column === chosen);
    if (heading === "" || !name || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Remembers a column that was matched by hand. */
export function rememberColumn(heading: string, name: ColumnName | null): void {
  const all = { ...remembered(), [headingKey(heading)]: name ?? "" };
  writeStored("localStorage", STORED, JSON.stringify(all));
}
