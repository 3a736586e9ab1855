import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { VersionedJob } from "../../requests.ts";
import { type Cell, cellText, columnLetter, type Grid, isEmpty } from "../cell.ts";
import { columnOfHeading } from "../columns.ts";
import { isRefusing, type Remark } from "../remark.ts";
import { remarkText } from "../remark-text.ts";
import type { ImportRow } from "./import-row.ts";
import type { Matching } from "./match-columns.ts";
import { readRow, type ReadContext } from "./read-row.ts";

type Options = Pick<ReadContext, "choices" | "answers" | "emptyClears">;

/** Rows that are read before the page may draw and respond. */
const SLICE = 200;

/**
 * What the rows of a file say, each with every problem that it has. `jobs`: every posting of the
 * employer.
 */
export async function readRows(
  grid: Grid,
  matching: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  options: Options,
): Promise<ImportRow[]> {
  const { header, columns } = matching;
  const context: ReadContext = { ...options, columns, problemAt: problemIn(grid, matching) };
  const target = targetOf(jobs);
  const remarksOf = new Map<number, Remark[]>();
  for (const remark of grid.remarks.filter(isRefusing))
    remarksOf.set(remark.row, [...(remarksOf.get(remark.row) ?? []), remark]);
  const rows: ImportRow[] = [];
  const byTarget = new Map<string, number>();
  for (let at = header + 1; at < grid.rows.length; at += 1) {
    if (at % SLICE === 0) await new Promise((resolve) => void setTimeout(resolve));
    const cells = grid.rows[at] ?? [];
    if (cells.every(isEmpty)) continue;
    const textOf = (name: "id" | "referenceId") => cellText(cells[columns.indexOf(name)]);
    const found = target(textOf("id"), textOf("referenceId"));
    const number = rowNumber(grid, matching, at);
    const job = found.id === null ? null : (jobs.get(found.id)?.job ?? null);
    const remarks = remarksOf.get(at) ?? [];
    const { problems, ...read } = readRow(cells, at, job, context, remarks);
    const all = [
      ...layoutProblems(matching, at, cells, remarks),
      ...found.problems.map(([name, sentence]) =>
        context.problemAt(at, columns.indexOf(name), sentence),
      ),
      ...problems,
    ];
    if (found.key !== null) {
      const earlier = byTarget.get(found.key);
      if (earlier === undefined) byTarget.set(found.key, number);
      else all.push(m.import_same_job({ row: earlier }));
    }
    rows.push({ number, id: found.id, ...read, problems: all });
  }
  return rows;
}

/** A row of a table is counted with its headings, an entry without. */
const rowNumber = ({ unit }: Grid, { header }: Matching, at: number): number =>
  unit === "row" ? at + 1 : at - header;

/** A problem with its place: a letter and a number in a table, a heading in an entry. */
const problemIn =
  (grid: Grid, { header }: Matching) =>
  (at: number, column: number, problem: string): string => {
    const place =
      grid.unit === "row"
        ? `${columnLetter(column)}${at + 1}`
        : cellText(grid.rows[header]?.[column]);
    return m.import_problem({ place, problem });
  };

interface FoundTarget {
  id: number | null;
  /** The same for two rows about one posting; null for a posting that nothing identifies. */
  key: string | null;
  problems: ["id" | "referenceId", string][];
}

/** Finds the posting that a row is about, by its id or reference id. */
function targetOf(jobs: ReadonlyMap<number, VersionedJob>) {
  const byReference = new Map<string, number>();
  for (const [id, { job }] of jobs)
    if (job.referenceId !== null) byReference.set(normalizeId(job.referenceId), id);
  return (idText: string, referenceText: string): FoundTarget => {
    const reference = normalizeId(referenceText);
    const holder = reference === "" ? undefined : byReference.get(reference);
    if (idText === "") {
      if (holder !== undefined) return { id: holder, key: `id ${holder}`, problems: [] };
      return { id: null, key: reference === "" ? null : `new ${reference}`, problems: [] };
    }
    const id = parseId(idText);
    if (id === undefined || !jobs.has(id))
      return { id: null, key: null, problems: [["id", m.import_not_yours({ id: idText })]] };
    const isTaken = holder !== undefined && holder !== id;
    return {
      id,
      key: `id ${id}`,
      problems: isTaken ? [["referenceId", m.import_reference_taken({ id: holder })]] : [],
    };
  };
}

/** In characters: no description is compared with the headings. */
const MAX_HEADING = 100;

/** What is wrong with a row before its values are looked at. */
function layoutProblems(
  { header, columns }: Matching,
  at: number,
  cells: readonly Cell[],
  remarks: readonly Remark[],
): string[] {
  const problems: string[] = [];
  const headings = cells.filter(
    (cell, column) =>
      typeof cell === "string" &&
      cell.length <= MAX_HEADING &&
      columns[column] &&
      columnOfHeading(cell) === columns[column],
  );
  if (headings.length > 1)
    problems.push(m.import_second_header({ row: at + 1, first: header + 1 }));
  if (cells.slice(columns.length).some((cell) => !isEmpty(cell)))
    problems.push(m.import_more_cells({ row: at + 1 }));
  for (const remark of remarks)
    if (remark.column === undefined)
      problems.push(
        m.import_problem({
          place: m.import_row({ row: at + 1 }),
          problem: remarkText(remark.what),
        }),
      );
  return problems;
}
