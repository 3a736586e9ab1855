import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { ChangeItem } from "./change-set.ts";
import { changeSetStore } from "./store.ts";

/**
 * The ids of postings that share a text: those that "Post in many locations" made of one, and it. What
 * this browser keeps of change sets tells; what was taken back or deleted is left out.
 */
export async function families(): Promise<number[][]> {
  const sets = await changeSetStore.list(await draftOwnersOf(session.get()));
  const gone = new Set<number>();
  const found: number[][] = [];
  for (const { id, action, chosen } of sets) {
    if (!["postInPlaces", "undo", "delete"].includes(action.kind)) continue;
    const items = await changeSetStore.items(id, "applied");
    if (action.kind === "postInPlaces")
      found.push([...chosen.map((source) => source.id), ...items.flatMap(idOf)]);
    else for (const { before, after } of items) if (before && !after) gone.add(before.job.id);
  }
  return found.map((family) => family.filter((id) => !gone.has(id)));
}

/** The ids of the postings with which one shares its text. */
export async function siblingsOf(id: number): Promise<number[]> {
  const siblings = new Set((await families()).filter((family) => family.includes(id)).flat());
  siblings.delete(id);
  return [...siblings];
}

const idOf = ({ after }: ChangeItem): number[] => (after ? [after.job.id] : []);
