import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { changedProperties } from "../../fields/job-values.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { keepsHistory } from "../../requests/write-requests.ts";
import type { ChangeItem } from "../../ledger/change-set.ts";
import { bodyOf } from "./body-of.ts";
import {
  isSameVersion,
  planChanges,
  planCreation,
  planDeletion,
  planRestoration,
  type PlannedItem,
  unchanged,
} from "./plan.ts";

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
});

function planUndoOf(
  { before, after, deletion = null }: ChangeItem,
  newest: VersionedJob | null,
): PlannedItem {
  if (after === null) {
    // It is there where it was restored, or the service's data to a time before its deletion.
    if (before === null || newest) return undone(newest);
    return keepsHistory()
      ? planRestoration(before.job, deletion)
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

/** There is nothing left to take back. */
const undone = (newest: VersionedJob | null): PlannedItem => ({
  ...unchanged(newest),
  notes: [m.change_undone_before()],
});

/** Properties that are valid only together: where one was changed since, none is taken back. */
const ROUTE = ["applicantRoutingType", "applicationEmail", "applicationUrl"];

/**
 * Takes back what our write changed and nobody has changed since. Everything else is another person's and
 * stays, property by property.
 */
function planPropertiesBack(before: Job, after: Job, newest: VersionedJob): PlannedItem {
  const ours = changedProperties(bodyOf(after), bodyOf(before));
  const theirs = Object.keys(changedProperties(bodyOf(after), bodyOf(newest.job)));
  const changedSince = (name: string) =>
    ROUTE.includes(name) ? ROUTE.some((one) => theirs.includes(one)) : theirs.includes(name);
  const { item } = planChanges(
    newest,
    Object.fromEntries(Object.entries(ours).filter(([name]) => !changedSince(name))),
  );
  // Who came before us to take it back has nothing to be told.
  const isBack = (name: string) =>
    name in ours && !(name in changedProperties(bodyOf(before), bodyOf(newest.job)));
  const kept = theirs.filter((name) => !isBack(name));
  if (item.write === null && kept.length === 0 && theirs.length > 0) return undone(newest);
  if (kept.length === 0) return item;
  const values = kept.map((name) => [name, newest.job[name as keyof Job]] as const);
  const isBlocked = item.write === null && kept.some((name) => name in ours);
  return {
    ...item,
    obstacle: isBlocked ? "changedSince" : null,
    since: { ours: after, theirs: { ...after, ...Object.fromEntries(values) } },
  };
}
