import { type Cell, cellText, type Grid, isEmpty, type SheetRow } from "../cell.ts";
import { findHeader, headingKey } from "../headings.ts";

type ColumnOf = (heading: string) => string | undefined;

/**
 * Several sheets as one table. Their columns are one where their headings name the same; what is above the
 * headings of each sheet is above those of the table.
 */
export function joinSheets(sheets: readonly (readonly [string, Grid])[], columnOf: ColumnOf): Grid {
  const isHeading = (text: string) => columnOf(text) !== undefined;
  const tables = sheets.map(([name, grid]) => {
    const { header, first } = findHeader(grid.rows, isHeading);
    const row = grid.rows[header] ?? [];
    return { name, grid, header, first, row, keys: keysOf(row, columnOf) };
  });
  const headings = new Map<string, Cell>();
  for (const { row, keys } of tables)
    for (const [at, key] of keys.entries())
      if (!headings.has(key)) headings.set(key, row[at] ?? null);
  const order = [...headings.keys()];
  const header = tables.reduce((sum, { first }) => sum + first - 1, 0);
  const rows: Cell[][] = [];
  const origins: SheetRow[] = [];
  const warnings: Grid["warnings"] = [];
  /** Adds the rows of a sheet from one on to another; those of headings only give their warnings. */
  const add = (table: (typeof tables)[number], from: number, to: number) => {
    const { name, grid, keys } = table;
    const columns = keys.map((key) => order.indexOf(key));
    const rowOf = new Map<number, number>();
    for (let at = from; at < to; at += 1) {
      rowOf.set(at, at === table.header ? header : rows.length);
      if (at === table.header) continue;
      rows.push(arranged(grid.rows[at] ?? [], columns, order.length));
      origins.push({ sheet: name, row: at + 1 });
    }
    for (const { row, column, ...warning } of grid.warnings) {
      const place = rowOf.get(row);
      if (place === undefined) continue;
      const moved = column === undefined ? {} : { column: columns[column] ?? column };
      warnings.push({ ...warning, row: place, ...moved });
    }
  };
  for (const table of tables) add(table, 0, table.first);
  rows.push([...headings.values()]);
  const [first] = tables;
  origins.push({ sheet: first?.name ?? "", row: (first?.header ?? 0) + 1 });
  for (const table of tables) add(table, table.first, table.grid.rows.length);
  return { rows, warnings, unit: "entry", joined: { origins, header } };
}

/** What tells the columns of a sheet apart: the column that a heading names, or the heading, and which of these. */
function keysOf(headings: readonly Cell[], columnOf: ColumnOf): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const text = cellText(heading);
    const name = columnOf(text) ?? `"${headingKey(text)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}

/** The cells of a row in the columns of the table; those beyond the headings come after them. */
function arranged(cells: readonly Cell[], columns: readonly number[], width: number): Cell[] {
  const row: Cell[] = [];
  for (const [at, cell] of cells.entries())
    if (!isEmpty(cell)) row[columns[at] ?? width + at - columns.length] = cell;
  return Array.from(row, (cell: Cell | undefined) => cell ?? null);
}
