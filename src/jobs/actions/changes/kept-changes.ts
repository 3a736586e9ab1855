import { leftOf } from "../../writes/change-set.ts";
import { changeSetStore } from "../../writes/change-set-store.ts";
import { isUndoneHereAlone } from "./plan/plan-undo.ts";

/** How many change sets only this browser can go on with, or take back: where there is history, any browser can. */
export interface KeptChanges {
  unfinished: number;
  undoable: number;
}

export async function keptChanges(): Promise<KeptChanges> {
  const sets = await changeSetStore.list();
  const kept: KeptChanges = { unfinished: 0, undoable: 0 };
  for (const { id, action, state } of sets) {
    const counts = await changeSetStore.counts(id);
    const isOpen = state === "running" || state === "paused";
    if (isOpen && leftOf(counts) > 0) kept.unfinished += 1;
    // What was taken back is no longer applied.
    else if (isUndoneHereAlone(action) && (counts.stored ?? 0) > 0) kept.undoable += 1;
  }
  return kept;
}
