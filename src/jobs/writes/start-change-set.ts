import { ownersOf } from "#src/lib/database/owners.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { session } from "#src/lib/session/current-session.ts";
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
  const [owner = "nobody"] = await ownersOf(session.get());
  const id = randomId();
  await changeSetStore.add({ id, owner, action, chosen, state: "planned", createdAt: Date.now() });
  return id;
}
