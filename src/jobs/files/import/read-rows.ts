import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid, isEmpty } from "../cell.ts";
import { headingKey } from "../headings.ts";
import { linksOf } from "../link-address.ts";
import { type FileWarning, isRefusing } from "../file-warning.ts";
import type { ImportRow } from "./imported-file.ts";
import { VERSION_KEY } from "./question.ts";
import { rowNumber, type RowProblem } from "./row-problem.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import {
  earlierVersion,
  newestVersions,
  type SaidOfId,
  targetOf,
  type Trash,
} from "./row-target.ts";
import { type ReadContext, readingOrder, readRow } from "./read-row.ts";

interface Options extends Pick<ReadContext, "choices" | "answers" | "emptyClears"> {
  /** Deleted jobs that can be restored, as far as they are known. */
  trash?: Trash;
}

/**
 * What the rows of a file say, each with every problem that it has, read in slices. `jobs`: every posting of
 * the employer.
 */
export async function readRows(
  grid: Grid,
  matching: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  options: Options,
): Promise<ImportRow[]> {
  const { first, columns } = matching;
  const places = placesOfJobs(jobs);
  const context: ReadContext = {
    ...options,
    columns,
    headings: (grid.rows[matching.header] ?? []).map(cellText),
    order: readingOrder(columns),
    cents: new Set(
      columns.flatMap((_, at) =>
        headingKey(cellText(grid.rows[matching.header]?.[at])).endsWith("cents") ? [at] : [],
      ),
    ),
    places,
    linkAt: linksOf(grid),
  };
  const target = targetOf(jobs, options.trash ?? [], options.answers);
  const newest = newestVersions(grid, matching);
  const warningsOf = new Map<number, FileWarning[]>();
  for (const warning of grid.warnings.filter(isRefusing))
    warningsOf.set(warning.row, [...(warningsOf.get(warning.row) ?? []), warning]);
  const rows: ImportRow[] = [];
  /** The position of the first row about each posting. */
  const byTarget = new Map<string, number>();
  const readOne = ([at, cells]: [number, Cell[]]) => {
    if (at < first || cells.every(isEmpty)) return;
    const number = rowNumber({ ...grid, header: matching.header }, at);
    if (isSecondHeader(cells, columns)) {
      const problems: RowProblem[] = [{ key: "secondHeader" }];
      rows.push({ number, id: null, isUnclear: true, ...NOTHING, problems });
      return;
    }
    const cellIn = (name: "id" | "referenceId") => cells[columns.indexOf(name)] ?? null;
    const found = target(cellIn("id"), cellIn("referenceId"));
    const job = found.id === null ? null : (jobs.get(found.id)?.job ?? null);
    const isUnclear = found.key === null && found.problems.length > 0;
    const earlier = earlierVersion(cells, columns, jobs, newest);
    const said: RowProblem[] = earlier ? [{ key: EARLIER[earlier] }] : [];
    if (earlier && (earlier === "inFile" || options.answers[VERSION_KEY] !== "file")) {
      rows.push({ number, id: found.id, isUnclear: false, ...NOTHING, notes: said });
      return;
    }
    const warnings = warningsOf.get(at) ?? [];
    const read = isUnclear ? NOTHING : readRow(cells, at, job, context, warnings);
    const values = { ...read.values };
    const own = ([name, said]: SaidOfId) => ({ ...said, column: columns.indexOf(name) });
    if (found.keepsReference) delete values.referenceId;
    const all: RowProblem[] = [
      ...layoutProblems(matching, cells, warnings),
      ...found.problems.map(own),
      ...read.problems,
    ];
    if (found.key !== null) {
      const earlier = byTarget.get(found.key);
      if (earlier === undefined) byTarget.set(found.key, at);
      else all.push({ key: "sameJob", at: earlier });
    }
    rows.push({
      number,
      id: found.id,
      isUnclear,
      ...(isUnclear && found.deleted !== undefined && { deleted: found.deleted }),
      status: read.status,
      values,
      problems: all,
      notes: [...said, ...found.notes.map(own), ...read.notes],
    });
  };
  await forEachInSlices(grid.rows.entries(), readOne);
  return rows;
}

/** What is said of a version that is not the newest. */
const EARLIER = {
  inFile: "earlierInFile",
  changedSince: "earlierVersion",
} as const;

const NOTHING = { values: {}, status: null, problems: [], notes: [] };

/** The places that postings have. */
export const placesOfJobs = (jobs: ReadonlyMap<number, VersionedJob>): Set<string> =>
  new Set(
    [...jobs.values()].flatMap(({ job }) => job.locations.map(({ description }) => description)),
  );

/** What is wrong with a row before its values are looked at. */
function layoutProblems(
  { columns }: Matching,
  cells: readonly Cell[],
  warnings: readonly FileWarning[],
): RowProblem[] {
  const problems: RowProblem[] = [];
  if (cells.slice(columns.length).some((cell) => !isEmpty(cell)))
    problems.push({ key: "moreCells" });
  for (const warning of warnings)
    if (warning.column === undefined) problems.push({ key: "warning", what: warning.what });
  return problems;
}
