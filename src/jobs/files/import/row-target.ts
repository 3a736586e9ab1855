// Which posting a row of a file is about, and which version of it.
import type { JobHeader } from "#contract/job.ts";
import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { versionOf } from "../../requests/etag.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { byReferenceId, changedIds, idText, isDateForm, isSpreadsheetForm } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import { type Answers, TRASH_KEY } from "./question.ts";
import type { Said } from "./row-problem.ts";

type Jobs = ReadonlyMap<number, VersionedJob>;
type Columns = Matching["columns"];

/** The deleted jobs that can be restored. */
export type Trash = readonly Pick<JobHeader, "id" | "referenceId">[];

/** Finds the deleted job that a row is about, by its id or else its reference id, which no present job has. */
export function deletedJobOf(trash: Trash, jobs: Jobs) {
  const byId = new Map(trash.map((job) => [job.id, job]));
  // The last deleted comes first, and counts.
  const byReference = byReferenceId(trash.toReversed());
  const held = byReferenceId([...jobs.values()].map(({ job }) => job));
  return (idCell: Cell, referenceCell: Cell): Trash[number] | undefined => {
    const id = idText(idCell);
    if (id !== "") return byId.get(parseId(id) ?? 0);
    const reference = normalizeId(idText(referenceCell));
    return held.has(reference) ? undefined : byReference.get(reference);
  };
}

export type SaidOfId = [column: "id" | "referenceId", said: Said];

export interface FoundTarget {
  id: number | null;
  /** The same for two rows about one posting; null for a posting that nothing identifies. */
  key: string | null;
  problems: SaidOfId[];
  notes: SaidOfId[];
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
  answers: Answers,
): FoundTarget {
  const column = idText(idCell) === "" ? "referenceId" : "id";
  if (answers[TRASH_KEY] !== "create")
    return { ...unclear(column, { key: "inTrash", id }), deleted: id };
  const reference = normalizeId(idText(referenceCell));
  const key = reference === "" ? null : `new ${reference}`;
  return { ...NO_TARGET, key, notes: [[column, { key: "besideTrash", id }]] };
}

/** Finds the present posting that a row is about, by its id or reference id. */
function presentTargetOf(jobs: Jobs) {
  const byReference = byReferenceId([...jobs.values()].map(({ job }) => job));
  const changed = changedIds(byReference.keys());
  return (idCell: Cell, referenceCell: Cell): FoundTarget => {
    const written = idText(idCell);
    const reference = normalizeId(idText(referenceCell));
    const holder = reference === "" ? undefined : byReference.get(reference)?.id;
    if (written === "") {
      if (holder !== undefined) return { ...NO_TARGET, id: holder, key: `id ${holder}` };
      if (reference === "") return NO_TARGET;
      const [stored] = changed(referenceCell);
      if (stored !== undefined)
        return unclear("referenceId", { key: "referenceChanged", text: reference, stored });
      if (isSpreadsheetForm(referenceCell))
        return unclear("referenceId", { key: "referenceForm", text: reference });
      const notes: SaidOfId[] = isDateForm(reference)
        ? [["referenceId", { key: "referenceDate", text: reference }]]
        : [];
      return { ...NO_TARGET, key: `new ${reference}`, notes };
    }
    const id = parseId(written);
    const job = id === undefined ? undefined : jobs.get(id)?.job;
    if (id === undefined || !job) return unclear("id", { key: "notYours", id: written });
    const found: FoundTarget = { ...NO_TARGET, id, key: `id ${id}`, problems: [], notes: [] };
    if (holder !== undefined && holder !== id)
      found.problems.push(["referenceId", { key: "referenceTaken", id: holder }]);
    else if (holder === undefined && reference !== "") {
      const own = job.referenceId === null ? "" : normalizeId(job.referenceId);
      found.keepsReference = own !== "" && changed(referenceCell).includes(own);
      if (found.keepsReference)
        found.notes.push(["referenceId", { key: "referenceKept", text: reference, stored: own }]);
      else if (isSpreadsheetForm(referenceCell))
        found.problems.push(["referenceId", { key: "referenceForm", text: reference }]);
    }
    return found;
  };
}

const unclear = (...problem: SaidOfId): FoundTarget => ({ ...NO_TARGET, problems: [problem] });

/** Finds the posting that a row is about, by its cells of ids: a present one or a deleted one. */
export function targetOf(jobs: Jobs, trash: Trash, answers: Answers) {
  const deletedJob = deletedJobOf(trash, jobs);
  const present = presentTargetOf(jobs);
  return (id: Cell, reference: Cell): FoundTarget => {
    const deleted = deletedJob(id, reference);
    return deleted ? targetInTrash(deleted, id, reference, answers) : present(id, reference);
  };
}

/** The id and version that a row gives; undefined where it lacks either. */
function versionIn(cells: readonly Cell[], columns: Columns) {
  const at = columns.indexOf("jobVersion");
  const [id, version] = [idText(cells[columns.indexOf("id")]), cellText(cells[at])].map(parseId);
  return id === undefined || version === undefined ? undefined : { id, version };
}

/** The newest version of each job that a file has. */
export function newestVersions({ rows }: Grid, { first, columns }: Matching): Map<number, number> {
  const newest = new Map<number, number>();
  for (const cells of rows.slice(first)) {
    const { id = 0, version = 0 } = versionIn(cells, columns) ?? {};
    if (version > (newest.get(id) ?? 0)) newest.set(id, version);
  }
  return newest;
}

/** What a row is earlier than: the newest version of its job in the file, or the job as it is now. */
export function earlierVersion(
  cells: readonly Cell[],
  columns: Columns,
  jobs: Jobs,
  newest: ReadonlyMap<number, number>,
): "inFile" | "changedSince" | undefined {
  const found = versionIn(cells, columns);
  const now = found && jobs.get(found.id);
  if (!now) return undefined;
  if (found.version < (newest.get(found.id) ?? 0)) return "inFile";
  return found.version < versionOf(now.etag) ? "changedSince" : undefined;
}
