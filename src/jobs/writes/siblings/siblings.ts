import * as z from "zod/mini";
import { session } from "#src/lib/session/current-session.ts";
import { changeSetting, type SettingKind } from "../../requests/settings/setting-requests.ts";
import type { ChangeItem, ChangeSet, ChangeSetAction } from "../change-set.ts";
import { changeSetStore } from "../change-set-store.ts";

/** The ids of postings that share a text: those that "Duplicate to many locations" made of one, and it. */
export type Family = readonly number[];

/** The families that every browser of the employer knows, the newest last. */
export const FAMILIES: SettingKind<number[][]> = {
  name: "siblings",
  schema: z.array(z.array(z.number())),
  empty: [],
};

/** Ids of eight digits in a setting, which holds 256 kB. */
const MAX_IDS = 25_000;

/** The kinds of change sets that make families or delete postings. */
const MADE_OR_DELETED = new Set<ChangeSetAction["kind"]>(["postInPlaces", "undo", "delete"]);

/** Those that create postings: an undo deletes only what one of them created. */
const CREATING = new Set<ChangeSetAction["kind"]>(["postInPlaces", "import", "undo"]);

/** What a change set made of one posting, and the ids of what it deleted. */
interface Traces {
  made: Family;
  gone: readonly number[];
}

/** Of change sets that are done: to read the items of large ones takes long, and they change no more. */
const tracesOfDone = new Map<string, Traces>();
session.subscribe(() => tracesOfDone.clear());

/** Lets every browser know what a change set made of one posting, or what it deleted. */
export async function shareFamily(changeSet: string): Promise<void> {
  const begun = session.get();
  const set = await changeSetStore.get(changeSet);
  if (!set || !MADE_OR_DELETED.has(set.action.kind)) return;
  const { made, gone } = await tracesOf(set);
  if (made.length + gone.length === 0 || !session.isCurrent(begun)) return;
  await changeSetting(FAMILIES, (shared) => newest(without(joined([...shared, made]), gone)));
}

/** All families: those of this browser's change sets and shared ones, without what this browser deleted. */
export async function families(shared: readonly Family[]): Promise<number[][]> {
  const sets = await changeSetStore.list();
  const kinds = new Map(sets.map(({ id, action }) => [id, action.kind]));
  const all: Traces[] = [];
  for (const set of sets) {
    const undone = set.action.kind === "undo" && kinds.get(set.action.changeSet);
    if (!MADE_OR_DELETED.has(set.action.kind) || (undone && !CREATING.has(undone))) continue;
    all.push(await tracesOf(set));
  }
  const made = all.map(({ made }) => made);
  return without(
    joined([...made, ...shared]),
    all.flatMap(({ gone }) => gone),
  );
}

async function tracesOf(set: ChangeSet): Promise<Traces> {
  const known = tracesOfDone.get(set.id);
  if (known) return known;
  const items = await changeSetStore.items(set.id, "stored");
  const made = set.action.kind === "postInPlaces" ? familyOf(set, items) : [];
  const traces = { made, gone: items.flatMap(goneOf) };
  if (set.state === "done") tracesOfDone.set(set.id, traces);
  return traces;
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

/** One family of those that have a posting in common; the one that was joined last is the last. */
function joined(all: readonly Family[]): number[][] {
  const familyOf = new Map<number, Set<number>>();
  for (const ids of all) {
    const parts = new Set(ids.flatMap((id) => familyOf.get(id) ?? []));
    const family = new Set([...[...parts].flatMap((part) => [...part]), ...ids]);
    for (const id of family) {
      familyOf.delete(id);
      familyOf.set(id, family);
    }
  }
  return [...new Set(familyOf.values())].map((family) => [...family]);
}

function without(all: readonly Family[], gone: readonly number[]): number[][] {
  const deleted = new Set(gone);
  return all.map((ids) => ids.filter((id) => !deleted.has(id))).filter((ids) => ids.length > 1);
}

function newest(all: readonly number[][]): number[][] {
  let room = MAX_IDS;
  return all
    .toReversed()
    .filter((ids) => (room -= ids.length) >= 0)
    .toReversed();
}
