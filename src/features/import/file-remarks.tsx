import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cellText, type Grid, isEmpty } from "#src/jobs/sheets/cell.ts";
import { groupRemarks, type RemarkGroup } from "#src/jobs/sheets/group-remarks.ts";
import type { Matching } from "#src/jobs/sheets/import/match-columns.ts";
import { holdsAddresses } from "#src/jobs/sheets/import/read-address.ts";
import { remarkPlace, remarkText } from "#src/jobs/sheets/remark-text.ts";
import { exampleOf, type Remark } from "#src/jobs/sheets/remark.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./file-remarks.module.css";

interface FileRemarksProps {
  grid: Grid;
  matching: Matching;
}

/** What of a file is not taken as it stands, once for each kind and column, with places and an example. */
export function FileRemarks({ grid, matching: { header, columns } }: FileRemarksProps) {
  // Of a link in a column of addresses the row says which of both is read.
  const remarks = grid.remarks.filter(
    ({ target, column }) => target === undefined || !holdsAddresses(columns[column ?? -1]),
  );
  const groups = groupRemarks([...rowsAbove(grid, header), ...remarks]);
  if (groups.length === 0) return null;
  return (
    <Notice tone="warning" title={m.import_remarks()}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={`${group.what} ${group.column}`}>
            <span>{remarkText(group.what)}</span>{" "}
            <span className={styles.place}>{placesOf(group, grid, header)}</span>{" "}
            <Example group={group} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Example({ group }: { group: RemarkGroup }) {
  const example = group.remarks.find((remark) => remark.example !== undefined)?.example;
  if (example === undefined) return null;
  return <q className={styles.example}>{example}</q>;
}

/** Places that are named one by one. */
const NAMED = 8;

function placesOf({ column, remarks }: RemarkGroup, grid: Grid, header: number): string {
  const all = remarks.map((remark) => remarkPlace(remark, grid, header));
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

const rowsAbove = ({ rows, unit, joined }: Grid, header: number): Remark[] =>
  rows.slice(0, unit === "row" || joined ? header : 0).flatMap((cells, row): Remark[] =>
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
