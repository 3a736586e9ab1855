import { useState } from "react";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { cellText, columnLetter, type Grid } from "#src/jobs/files/cell.ts";
import { COLUMN_NAMES, columnOf, type ColumnName } from "#src/jobs/files/columns.ts";
import { addsUp, type Matching, rememberMatching } from "#src/jobs/files/import/match-columns.ts";
import { Select } from "#src/ui/forms/select.tsx";
import styles from "./matches.module.css";

/** Values that are shown of a column. */
const SAMPLES = 3;
/** Rows in which they are looked for. */
const SAMPLE_ROWS = 200;

interface ColumnMatchesProps {
  grid: Grid;
  matching: Matching;
  onChange: (matching: Matching) => void;
}

/** Every column of the file, with some of its values, and the column that it is; folded if it was found. */
export function ColumnMatches({ grid, matching, onChange }: ColumnMatchesProps) {
  const { header, first, columns } = matching;
  /** A date of another system: our own are noted where they were edited. */
  const isUnused = (name: ColumnName | null) =>
    name !== null && columnOf(name).kind === "read only" && !columns.includes("id");
  // One that a person matches stays where it is.
  const [found] = useState(() => columns.map((name) => name !== null && !isUnused(name)));
  const headings = grid.rows[header] ?? [];
  const choose = (index: number, name: ColumnName | null) => {
    // A field has one column: the one that had it gives it up, unless their values add up.
    const givesUp = (one: ColumnName | null) => one === name && one !== null && !addsUp(one);
    const next = columns.map((one, at) => (at === index ? name : givesUp(one) ? null : one));
    rememberMatching(headings.map(cellText), next);
    onChange({ ...matching, columns: next });
  };
  const samplesOf = (index: number) => {
    const rows = grid.rows.slice(first, first + SAMPLE_ROWS);
    const texts = rows.map((row) => cellText(row[index])).filter(Boolean);
    return [...new Set(texts)].slice(0, SAMPLES).map((text) => text.slice(0, 80));
  };
  const tableOf = (isFound: boolean) => (
    <table className={styles.table} aria-label={m.import_columns()}>
      <thead>
        <tr>
          <th scope="col">{m.import_in_file()}</th>
          <th scope="col">{m.import_sample()}</th>
          <th scope="col">{m.import_becomes()}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((name, index) => {
          if (found[index] !== isFound) return null;
          const heading = cellText(headings[index]) || m.import_no_heading();
          const letter = grid.unit === "row" ? columnLetter(index) : "";
          return (
            <tr key={columnLetter(index)} data-unused={name === null || undefined}>
              <th scope="row">
                {letter && <span className={styles.letter}>{letter}</span>}
                {heading}
              </th>
              <td className={styles.samples}>{samplesOf(index).join(" · ")}</td>
              <td>
                <Select
                  scale="small"
                  aria-label={m.import_column_for({ heading })}
                  value={name ?? ""}
                  onChange={({ target }) =>
                    choose(index, COLUMN_NAMES.find((one) => one === target.value) ?? null)
                  }
                >
                  <option value="">{m.import_leave_out()}</option>
                  {COLUMN_NAMES.map((one) => (
                    <option key={one} value={one}>
                      {columnOf(one).header()}
                    </option>
                  ))}
                </Select>
                {isUnused(name) && <p className={styles.hint}>{m.import_set_by_service()}</p>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  const count = found.filter(Boolean).length;
  return (
    <>
      {count < columns.length && tableOf(false)}
      {count > 0 && (
        <details className={styles.found}>
          <summary>{m.import_matched_columns({ count: number(count) })}</summary>
          {tableOf(true)}
        </details>
      )}
    </>
  );
}
