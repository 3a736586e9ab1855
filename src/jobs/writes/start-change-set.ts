import { randomId } from "#src/lib/values/random-id.ts";
import type { ChangeSet, ChangeSetAction } from "./change-set.ts";
import { changeSetStore } from "./change-set-store.ts";

/**
 * Stores a planned change set: nothing is sent before a person has seen its dry run at
 * `/changes/$changeSetId`.
 * @param chosen the postings, each with the version that was chosen, where it is known
 * @returns the id
 */
export async function startChangeSet(
  action: ChangeSetAction,
  chosen: ChangeSet["chosen"],
): Promise<string> {
  const id = randomId();
  await changeSetStore.add({ id, action, chosen, state: "planned", createdAt: Date.now() });
  return id;
}
