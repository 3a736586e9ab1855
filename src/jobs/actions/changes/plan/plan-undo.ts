import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { hasExtension } from "#src/lib/session/key-headers.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import type { ChangeItem, ChangeSetAction } from "../../../writes/change-set.ts";
import { propertiesBack } from "./properties-back.ts";
import { isBeforeRestore, isSameVersion } from "../../../requests/etag.ts";
import { bodyOf } from "../../../job/fields/job-body.ts";
import { changedProperties } from "../../../job/fields/job-values.ts";
import {
  planChanges,
  planCreation,
  planDeletion,
  planRestoration,
  type PlannedItem,
  unchanged,
} from "../../operations/plan/planned-item.ts";

/** Whether the service brings deleted postings back under their ids, and any browser can undo from its history. */
const keepsHistory = () => hasExtension("history");

/** Whether what was done can be undone, and by this browser alone. */
export const isUndoneHereAlone = ({ kind }: ChangeSetAction): boolean =>
  kind !== "undo" && !keepsHistory();

/**
 * The posting that there may be of an item to take back; null for one that was deleted and can only be created
 * again, unless a restore of all data has brought it back.
 */
export const idToUndo = ({ before, after }: ChangeItem): number | null =>
  after?.job.id ??
  (before && (keepsHistory() || isBeforeRestore(before.etag)) ? before.job.id : null);

/**
 * The dry run of taking an applied item back. `newest`: the posting now, null if it is gone.
 * @param isStored whether this browser has the item, and marks it as taken back
 */
export const planUndo = (
  item: ChangeItem,
  newest: VersionedJob | null,
  isStored = true,
): PlannedItem => ({
  ...(item.reason === null ? {} : { notes: [item.reason] }),
  ...planUndoOf(item, newest),
  ...(isStored && { undoes: item.position }),
  ...takenBackBy(item),
});

function takenBackBy({ after, deletion }: ChangeItem): Pick<PlannedItem, "takesBack"> {
  const etag = after ? after.etag : deletion;
  return etag ? { takesBack: etag } : {};
}

function planUndoOf(
  { before, after, deletion = null, deleted }: ChangeItem,
  newest: VersionedJob | null,
): PlannedItem {
  if (after === null) {
    // It is there where it was restored, or the service's data to a time before its deletion.
    if (before === null || newest) return undone(newest);
    return keepsHistory()
      ? planRestoration(
          deleted ?? before.job,
          deletion,
          deleted && changesBack(deleted, before.job),
        )
      : planCreation(bodyOf(before.job), before.job).item;
  }
  if (newest === null) return { ...unchanged(after), obstacle: "gone" };
  if (before === null)
    return {
      ...planDeletion(newest, true),
      obstacle: isSameVersion(newest, after) ? null : "changedSince",
    };
  return planPropertiesBack(before.job, after.job, newest);
}

/** What was changed before the deletion, as it was before. */
const changesBack = (deleted: Job, before: Job) =>
  changedProperties(bodyOf(deleted), bodyOf(before));

/** There is nothing left to take back. */
const undone = (newest: VersionedJob | null): PlannedItem => ({
  ...unchanged(newest),
  notes: [m.change_undone_before()],
});

/** Takes back what is left of our change, over the version that is there now. */
function planPropertiesBack(before: Job, after: Job, newest: VersionedJob): PlannedItem {
  const { changes, kept, isBlocked, isDone } = propertiesBack(before, after, newest.job);
  if (isDone) return undone(newest);
  const { item } = planChanges(newest, changes);
  if (kept.length === 0) return item;
  const values = kept.map((name) => [name, newest.job[name as keyof Job]] as const);
  return {
    ...item,
    obstacle: isBlocked ? "changedSince" : null,
    since: { ours: after, theirs: { ...after, ...Object.fromEntries(values) } },
  };
}
