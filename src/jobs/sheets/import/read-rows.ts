import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid, isEmpty } from "../cell.ts";
import { headingKey } from "../heading-key.ts";
import { linksOf } from "../link-address.ts";
import { isRefusing, type Remark } from "../remark.ts";
import { remarkText } from "../remark-text.ts";
import { cellPlace, rowNumber, rowPlace } from "../row-place.ts";
import { changedIds, idText, isDateForm, isSpreadsheetForm } from "./changed-id.ts";
import { earlierVersion, newestVersions, VERSION_KEY } from "./file-versions.ts";
import type { ImportRow } from "./import-row.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { deletedJobOf, type Trash, TRASH_KEY } from "./trash.ts";
import { readingOrder, readRow, type ReadContext } from "./read-row.ts";

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
  const placed = sentenceIn(grid, matching);
  const places = placesOf(jobs);
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
    placed,
  };
  const deletedJob = deletedJobOf(options.trash ?? [], jobs);
  const present = targetOf(jobs);
  const target = (id: Cell, reference: Cell): FoundTarget => {
    const deleted = deletedJob(id, reference);
    return deleted
      ? targetInTrash(deleted, id, reference, options.answers)
      : present(id, reference);
  };
  const newest = newestVersions(grid, matching);
  const remarksOf = new Map<number, Remark[]>();
  for (const remark of grid.remarks.filter(isRefusing))
    remarksOf.set(remark.row, [...(remarksOf.get(remark.row) ?? []), remark]);
  const rows: ImportRow[] = [];
  const byTarget = new Map<string, string>();
  const placeOf = (at: number) => rowPlace({ ...grid, header: matching.header }, at);
  const readOne = ([at, cells]: [number, Cell[]]) => {
    if (at < first || cells.every(isEmpty)) return;
    const number = rowNumber({ ...grid, header: matching.header }, at);
    if (isSecondHeader(cells, columns)) {
      const problems = [m.import_second_header({ place: placeOf(at) })];
      rows.push({ number, id: null, isUnclear: true, ...NOTHING, problems });
      return;
    }
    const cellIn = (name: "id" | "referenceId") => cells[columns.indexOf(name)] ?? null;
    const found = target(cellIn("id"), cellIn("referenceId"));
    const job = found.id === null ? null : (jobs.get(found.id)?.job ?? null);
    const isUnclear = found.key === null && found.problems.length > 0;
    const earlier = earlierVersion(cells, columns, jobs, newest);
    const said = earlier
      ? [m.import_problem({ place: placeOf(at), problem: EARLIER[earlier]() })]
      : [];
    if (earlier && (earlier === "inFile" || options.answers[VERSION_KEY] !== "file")) {
      rows.push({ number, id: found.id, isUnclear: false, ...NOTHING, notes: said });
      return;
    }
    const remarks = remarksOf.get(at) ?? [];
    const read = isUnclear ? NOTHING : readRow(cells, at, job, context, remarks);
    const values = { ...read.values };
    const own = ([name, sentence]: IdRemark) => placed(at, columns.indexOf(name), sentence);
    if (found.keepsReference) delete values.referenceId;
    const all = [
      ...layoutProblems(matching, placeOf(at), cells, remarks),
      ...found.problems.map(own),
      ...read.problems,
    ];
    if (found.key !== null) {
      const earlier = byTarget.get(found.key);
      if (earlier === undefined) byTarget.set(found.key, placeOf(at));
      else all.push(m.import_same_job({ place: earlier }));
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
  inFile: m.import_earlier_in_file,
  changedSince: m.import_earlier_version,
} as const;

const NOTHING = { values: {}, status: null, problems: [], notes: [] };

/** The places that postings have. */
export const placesOf = (jobs: ReadonlyMap<number, VersionedJob>): Set<string> =>
  new Set(
    [...jobs.values()].flatMap(({ job }) => job.locations.map(({ description }) => description)),
  );

/** A sentence with its place: a letter and a number in a table, a heading in an entry. */
const sentenceIn =
  (grid: Grid, { header }: Matching) =>
  (at: number, column: number, problem: string): string =>
    m.import_problem({ place: cellPlace({ ...grid, header }, at, column), problem });

type IdRemark = [column: "id" | "referenceId", sentence: string];

interface FoundTarget {
  id: number | null;
  /** The same for two rows about one posting; null for a posting that nothing identifies. */
  key: string | null;
  problems: IdRemark[];
  notes: IdRemark[];
  /** The cell of the reference id is what a spreadsheet made of the stored one, which stays. */
  keepsReference: boolean;
  /** The id of the deleted posting that the row is about. */
  deleted?: number;
}

const NO_TARGET = { id: null, key: null, problems: [], notes: [], keepsReference: false };

/** What a row about a deleted posting does: it creates another one, or waits until that one is restored. */
function targetInTrash(
  { id }: Trash[number],
  idCell: Cell,
  referenceCell: Cell,
  answers: ReadContext["answers"],
): FoundTarget {
  const column = idText(idCell) === "" ? "referenceId" : "id";
  if (answers[TRASH_KEY] !== "create")
    return { ...unclear(NO_TARGET, column, m.import_in_trash({ id })), deleted: id };
  const reference = normalizeId(idText(referenceCell));
  const key = reference === "" ? null : `new ${reference}`;
  return { ...NO_TARGET, key, notes: [[column, m.import_beside_trash({ id })]] };
}

/** Finds the posting that a row is about, by its id or reference id. */
function targetOf(jobs: ReadonlyMap<number, VersionedJob>) {
  const byReference = new Map<string, number>();
  for (const [id, { job }] of jobs)
    if (job.referenceId !== null) byReference.set(normalizeId(job.referenceId), id);
  const changed = changedIds(byReference.keys());
  const none = NO_TARGET;
  return (idCell: Cell, referenceCell: Cell): FoundTarget => {
    const written = idText(idCell);
    const reference = normalizeId(idText(referenceCell));
    const holder = reference === "" ? undefined : byReference.get(reference);
    if (written === "") {
      if (holder !== undefined) return { ...none, id: holder, key: `id ${holder}` };
      if (reference === "") return none;
      const [stored] = changed(referenceCell);
      if (stored !== undefined)
        return unclear(
          none,
          "referenceId",
          m.import_reference_changed({ text: reference, stored }),
        );
      if (isSpreadsheetForm(referenceCell))
        return unclear(none, "referenceId", m.import_reference_form({ text: reference }));
      const notes: IdRemark[] = isDateForm(reference)
        ? [["referenceId", m.import_reference_date({ text: reference })]]
        : [];
      return { ...none, key: `new ${reference}`, notes };
    }
    const id = parseId(written);
    const job = id === undefined ? undefined : jobs.get(id)?.job;
    if (id === undefined || !job) return unclear(none, "id", m.import_not_yours({ id: written }));
    const found: FoundTarget = { ...none, id, key: `id ${id}`, problems: [], notes: [] };
    if (holder !== undefined && holder !== id)
      found.problems.push(["referenceId", m.import_reference_taken({ id: holder })]);
    else if (holder === undefined && reference !== "") {
      const own = job.referenceId === null ? "" : normalizeId(job.referenceId);
      found.keepsReference = own !== "" && changed(referenceCell).includes(own);
      if (found.keepsReference)
        found.notes.push([
          "referenceId",
          m.import_reference_kept({ text: reference, stored: own }),
        ]);
      else if (isSpreadsheetForm(referenceCell))
        found.problems.push(["referenceId", m.import_reference_form({ text: reference })]);
    }
    return found;
  };
}

const unclear = (none: FoundTarget, ...remark: IdRemark): FoundTarget => ({
  ...none,
  problems: [remark],
});

/** What is wrong with a row before its values are looked at. */
function layoutProblems(
  { columns }: Matching,
  place: string,
  cells: readonly Cell[],
  remarks: readonly Remark[],
): string[] {
  const problems: string[] = [];
  if (cells.slice(columns.length).some((cell) => !isEmpty(cell)))
    problems.push(m.import_more_cells({ place }));
  for (const remark of remarks)
    if (remark.column === undefined)
      problems.push(m.import_problem({ place, problem: remarkText(remark.what) }));
  return problems;
}
