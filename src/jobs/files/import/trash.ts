// Rows about jobs that were deleted and can be restored.
import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobHeader } from "#contract/job.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import type { Cell, Grid } from "../cell.ts";
import { byReferenceId, idText } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import { columnKey, type Question } from "./question.ts";

/** Whether rows about deleted jobs create others is one question for the file. */
export const TRASH_KEY = columnKey("trash");

/** The deleted jobs that can be restored. */
export type Trash = readonly Pick<JobHeader, "id" | "referenceId">[];

type DeletedJob = Trash[number];

/** Finds the deleted job that a row is about, by its id or else its reference id, which no present job has. */
export function deletedJobOf(trash: Trash, jobs: ReadonlyMap<number, VersionedJob>) {
  const byId = new Map(trash.map((job) => [job.id, job]));
  // The last deleted comes first, and counts.
  const byReference = byReferenceId(trash.toReversed());
  const held = byReferenceId([...jobs.values()].map(({ job }) => job));
  return (idCell: Cell, referenceCell: Cell): DeletedJob | undefined => {
    const id = idText(idCell);
    if (id !== "") return byId.get(parseId(id) ?? 0);
    const reference = normalizeId(idText(referenceCell));
    return held.has(reference) ? undefined : byReference.get(reference);
  };
}

/** Asks once what becomes of rows about deleted jobs. */
export function questionOfTrash(
  { rows }: Grid,
  { first, columns }: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  trash: Trash,
): Question | undefined {
  if (trash.length === 0) return undefined;
  const find = deletedJobOf(trash, jobs);
  const [id, reference] = [columns.indexOf("id"), columns.indexOf("referenceId")];
  const count = rows
    .slice(first)
    .filter((cells) => find(cells[id] ?? null, cells[reference] ?? null)).length;
  if (count === 0) return undefined;
  return {
    key: TRASH_KEY,
    column: id === -1 ? "referenceId" : "id",
    text: m.import_trash(),
    count,
    options: [{ value: "create", label: m.import_trash_create() }],
    proposal: undefined,
    leave: m.import_trash_restore(),
  };
}
