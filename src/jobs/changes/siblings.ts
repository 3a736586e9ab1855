import * as z from "zod/mini";
import { draftOwnersOf } from "#src/lib/drafts/draft-owner.ts";
import { session } from "#src/lib/session/current-session.ts";
import { changeSetting, type SettingKind } from "../settings/setting-requests.ts";
import type { ChangeItem, ChangeSet } from "./change-set.ts";
import { changeSetStore } from "./store.ts";

/** The ids of postings that share a text: those that "Post in many locations" made of one, and it. */
export type Family = readonly number[];

/** The families that every browser of the employer knows, the newest last. */
export const FAMILIES: SettingKind<number[][]> = {
  name: "siblings",
  schema: z.array(z.array(z.number())),
  empty: [],
};

/** Ids of eight digits in a setting, which holds 256 kB. */
const MAX_IDS = 25_000;

/** Lets every browser know what a change set made of one posting, or what it took back. */
export async function shareFamily(changeSet: string): Promise<void> {
  const set = await changeSetStore.get(changeSet);
  if (set?.action.kind !== "postInPlaces" && set?.action.kind !== "undo") return;
  const items = await changeSetStore.items(changeSet, "applied");
  const made = set.action.kind === "postInPlaces" ? familyOf(set, items) : [];
  const gone = new Set(items.flatMap(goneOf));
  if (made.length === 0 && gone.size === 0) return;
  await changeSetting(FAMILIES, (shared) => newest(without(joined([...shared, made]), gone)));
}

/** All families: those of this browser's change sets and shared ones, without what this browser deleted. */
export async function families(shared: readonly Family[]): Promise<number[][]> {
  const sets = await changeSetStore.list(await draftOwnersOf(session.get()));
  const gone = new Set<number>();
  const made: number[][] = [];
  for (const set of sets) {
    const { kind } = set.action;
    if (kind !== "postInPlaces" && kind !== "undo" && kind !== "delete") continue;
    const items = await changeSetStore.items(set.id, "applied");
    if (kind === "postInPlaces") made.push(familyOf(set, items));
    else for (const id of items.flatMap(goneOf)) gone.add(id);
  }
  return without(joined([...made, ...shared]), gone);
}

/** The ids of the postings with which one shares its text. */
export async function siblingsOf(id: number, shared: readonly Family[]): Promise<number[]> {
  const family = (await families(shared)).find((ids) => ids.includes(id)) ?? [];
  return family.filter((one) => one !== id);
}

const familyOf = ({ chosen }: ChangeSet, items: readonly ChangeItem[]): number[] => [
  ...chosen.map(({ id }) => id),
  ...items.flatMap(({ after }) => (after ? [after.job.id] : [])),
];

const goneOf = ({ before, after }: ChangeItem): number[] =>
  before && !after ? [before.job.id] : [];

/** One family of those that have a posting in common. */
function joined(all: readonly Family[]): number[][] {
  const families: Set<number>[] = [];
  for (const ids of all) {
    const family = families.find((one) => ids.some((id) => one.has(id)));
    if (family) for (const id of ids) family.add(id);
    else families.push(new Set(ids));
  }
  return families.map((family) => [...family]);
}

const without = (all: readonly Family[], gone: ReadonlySet<number>): number[][] =>
  all.map((ids) => ids.filter((id) => !gone.has(id))).filter((ids) => ids.length > 1);

function newest(all: readonly number[][]): number[][] {
  let room = MAX_IDS;
  return all
    .toReversed()
    .filter((ids) => (room -= ids.length) >= 0)
    .toReversed();
}
