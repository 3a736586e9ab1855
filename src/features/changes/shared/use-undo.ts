import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import type { ChangeSet } from "#src/jobs/writes/change-set.ts";
import type { WriteState } from "#src/jobs/writes/write.ts";
import { useStartChangeSet } from "#src/jobs/actions/changes/use-start-change-set.ts";

/** The postings of a change set with an outcome, for another change set. */
export async function chosenOf(id: string, outcome: WriteState): Promise<ChangeSet["chosen"]> {
  const items = await changeSetStore.items(id, outcome);
  return items.flatMap(({ before, after }) => {
    const job = (after ?? before)?.job;
    return job ? [{ id: job.id, etag: undefined }] : [];
  });
}

/** Leads to the dry run that takes back what a change set has done. */
export function useUndo(id: string) {
  const { mutate, isPending } = useStartChangeSet();
  const undo = () =>
    mutate({ action: { kind: "undo", changeSet: id }, chosen: chosenOf(id, "stored") });
  return { undo, isPending };
}
