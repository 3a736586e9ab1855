import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cellText, type Grid, isEmpty } from "#src/jobs/files/cell.ts";
import type { Matching } from "#src/jobs/files/import/match-columns.ts";
import { holdsAddresses } from "#src/jobs/files/import/read-address.ts";
import { exampleOf, type FileWarning } from "#src/jobs/files/file-warning.ts";
import { type FileWarningKind, warningText } from "#src/jobs/files/file-sentences.ts";
import { cellPlace, rowPlace } from "#src/jobs/files/import/row-problem.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./file.module.css";

/** The warnings of one kind about one column, or about whole rows. */
interface WarningGroup {
  what: FileWarningKind;
  column: number | undefined;
  warnings: FileWarning[];
  /** Of the first that has one. */
  example: string | undefined;
}

/** Warnings in groups, in the order of their kinds and columns; each place once. */
function groupWarnings(warnings: readonly FileWarning[]): WarningGroup[] {
  const groups = new Map<string, WarningGroup>();
  const seen = new Set<string>();
  for (const warning of warnings) {
    const { what, row, column } = warning;
    const key = `${what} ${column}`;
    if (seen.has(`${key} ${row} ${warning.example}`)) continue;
    seen.add(`${key} ${row} ${warning.example}`);
    const group = groups.get(key) ?? { what, column, warnings: [], example: undefined };
    group.warnings.push(warning);
    group.example ??= warning.example;
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface FileWarningsProps {
  grid: Grid;
  matching: Matching;
}

/** What of a file is not taken as it stands, once for each kind and column, with places and an example. */
export function FileWarnings({ grid, matching: { header, columns } }: FileWarningsProps) {
  // Of a link in a column of addresses the row says which of both is read.
  const warnings = grid.warnings.filter(
    ({ target, column }) => target === undefined || !holdsAddresses(columns[column ?? -1]),
  );
  const groups = groupWarnings([...rowsAbove(grid, header), ...warnings]);
  if (groups.length === 0) return null;
  return (
    <Notice tone="warning" title={m.import_remarks()}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={`${group.what} ${group.column}`}>
            <span>{warningText(group.what)}</span>{" "}
            <span className={styles.place}>{placesOf(group, grid, header)}</span>{" "}
            {group.example !== undefined && <q className={styles.example}>{group.example}</q>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Where a warning is: a cell, or a row. `header`: the row of the headings, from 0. */
function warningPlace(
  { row, column }: Pick<FileWarning, "row" | "column">,
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

/** Places that are named one by one. */
const NAMED = 8;

function placesOf({ column, warnings }: WarningGroup, grid: Grid, header: number): string {
  const all = warnings.map((warning) => warningPlace(warning, grid, header));
  const heading = column === undefined ? "" : cellText(grid.rows[header]?.[column]);
  const named = all.slice(0, NAMED);
  const places =
    all.length > NAMED
      ? m.import_remark_places({ places: named.join(", "), count: all.length - NAMED })
      : list(named);
  return heading === "" || grid.unit === "entry"
    ? places
    : m.import_remark_place({ place: places, heading });
}

const rowsAbove = ({ rows, unit, joined }: Grid, header: number): FileWarning[] =>
  rows.slice(0, unit === "row" || joined ? header : 0).flatMap((cells, row): FileWarning[] =>
    cells.every(isEmpty)
      ? []
      : [
          {
            what: "above",
            row,
            example: exampleOf(cells.map(cellText).filter(Boolean).join(" · ")),
          },
        ],
  );
