import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { ChangeItem } from "./change-set.ts";
import { changeSetStore } from "./store.ts";

/**
 * The ids of the postings with which one shares its text: those that "Post in many locations" made of it,
 * and where it is one of them, its source and the others. What this browser keeps of change sets tells.
 */
export async function siblingsOf(id: number): Promise<number[]> {
  const sets = await changeSetStore.list(await draftOwnersOf(session.get()));
  const siblings = new Set<number>();
  for (const { id: changeSet, action, chosen } of sets) {
    if (action.kind !== "postInPlaces") continue;
    const created = (await changeSetStore.items(changeSet, "applied")).flatMap(idOf);
    const family = [...chosen.map((source) => source.id), ...created];
    if (family.includes(id)) for (const one of family) siblings.add(one);
  }
  siblings.delete(id);
  if (siblings.size === 0) return [];
  for (const { id: changeSet, action } of sets) {
    if (action.kind !== "undo" && action.kind !== "delete") continue;
    const items = await changeSetStore.items(changeSet, "applied");
    for (const { before, after } of items) if (before && !after) siblings.delete(before.job.id);
  }
  return [...siblings];
}

const idOf = ({ after }: ChangeItem): number[] => (after ? [after.job.id] : []);
