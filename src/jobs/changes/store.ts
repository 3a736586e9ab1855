import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { unfinishedChanges } from "#src/lib/unfinished-changes.ts";
import type { ImportedFile } from "../sheets/import/imported-file.ts";
import {
  type ChangeItem,
  type ChangeSet,
  type ChangeSetState,
  ITEM_STATES,
  type ItemCounts,
} from "./change-set.ts";

/** How many change sets of an employer are kept, the newest. */
const MAX_KEPT = 100;

/** How long a dry run that was left is kept, in milliseconds. */
const PLAN_KEPT_MS = 86_400_000;

/** What this browser keeps of an employer's change sets; other tabs see every change (`observe`). */
async function tablesOf(of: Session) {
  const database = await employerDatabase(of);
  const sets = database.table<ChangeSet, string>("sets");
  const items = database.table<ChangeItem, [changeSet: string, position: number]>("items");
  const imports = database.table<ImportedFile & { changeSet: string }, string>("imports");
  const tables = { sets, items, imports };
  const inTransaction = async (work: (within: typeof tables) => Promise<void>): Promise<void> =>
    database.transaction("rw", [sets, items, imports], async () => work(tables));
  return { ...tables, inTransaction };
}

type Tables = Awaited<ReturnType<typeof tablesOf>>;

const storeIn = (open: () => Promise<Tables>) => ({
  get: async (id: string): Promise<ChangeSet | undefined> => (await open()).sets.get(id),

  /** Those of an employer that were applied, newest first. */
  list: async (owners: readonly string[]): Promise<ChangeSet[]> => {
    const { sets: all } = await open();
    const sets = await all.where("owner").anyOf(owners).sortBy("createdAt");
    return sets.filter(({ state }) => state !== "planned").toReversed();
  },

  /** Adds a planned change set, and forgets the oldest of its employer. */
  add: async (set: ChangeSet): Promise<void> => {
    const { inTransaction } = await open();
    await inTransaction(async (tables) => {
      await tables.sets.add(set);
      const sets = await tables.sets.where("owner").equals(set.owner).sortBy("createdAt");
      const old = sets.filter(
        ({ state, createdAt }, index) =>
          index < sets.length - MAX_KEPT ||
          (state === "planned" && createdAt < set.createdAt - PLAN_KEPT_MS),
      );
      for (const { id } of old) await remove(id, tables);
    });
  },

  /** Replaces what a planned change set does. */
  setAction: async (id: string, action: ChangeSet["action"]): Promise<void> => {
    await (await open()).sets.update(id, { action });
  },

  setKnown: async (id: string, known: number[]): Promise<void> => {
    await (await open()).sets.update(id, { known });
  },

  /** The file of an import, until it is applied. */
  setImport: async (changeSet: string, file: ImportedFile): Promise<void> => {
    await (await open()).imports.put({ ...file, changeSet });
  },

  getImport: async (changeSet: string): Promise<ImportedFile | undefined> =>
    (await open()).imports.get(changeSet),

  setState: async (id: string, state: ChangeSetState): Promise<void> => {
    await (await open()).sets.update(id, { state });
    if (state === "running") unfinishedChanges.set(id);
  },

  /** Stores the items of a planned change set and starts it; once only. */
  start: async (id: string, items: readonly ChangeItem[]): Promise<void> => {
    const { inTransaction } = await open();
    await inTransaction(async ({ sets, items: stored, imports }) => {
      const started = await sets
        .where({ id })
        .and(({ state }) => state === "planned")
        .modify({ state: "running" });
      if (started > 0) await stored.bulkAdd([...items]);
      await imports.delete(id);
    });
    unfinishedChanges.set(id);
  },

  /** In the order of the dry run; those in some states only. */
  items: async (id: string, ...states: ChangeItem["state"][]): Promise<ChangeItem[]> => {
    const { items } = await open();
    return states.length === 0
      ? items.where("[changeSet+position]").between([id, 0], [id, Infinity]).toArray()
      : items
          .where("[changeSet+state]")
          .anyOf(states.map((state) => [id, state]))
          .sortBy("position");
  },

  /** Replaces items, in one transaction. */
  setItems: async (items: readonly ChangeItem[]): Promise<void> => {
    await (await open()).items.bulkPut([...items]);
  },

  /** Counted by the index: a running change set asks after each outcome. */
  counts: async (id: string): Promise<ItemCounts> => {
    const { items } = await open();
    const counts = await Promise.all(
      ITEM_STATES.map(async (state) =>
        items.where("[changeSet+state]").equals([id, state]).count(),
      ),
    );
    return Object.fromEntries(ITEM_STATES.map((state, at) => [state, counts[at] ?? 0]));
  },

  remove: async (id: string): Promise<void> => {
    const { inTransaction } = await open();
    await inTransaction(async (tables) => remove(id, tables));
  },

  /** Removes a change set whose dry run is left, unless it was applied. */
  removePlanned: async (id: string): Promise<void> => {
    const { inTransaction } = await open();
    await inTransaction(async (tables) => {
      if ((await tables.sets.get(id))?.state === "planned") await remove(id, tables);
    });
  },
});

/** The change sets of the session's employer and their items. */
export const changeSetStore = storeIn(async () => tablesOf(session.get()));

/** Those of a session, also once it has ended: what was begun is stored where it was begun. */
export const changeSetStoreOf = (of: Session) => storeIn(async () => tablesOf(of));

async function remove(id: string, { sets, items, imports }: Omit<Tables, "inTransaction">) {
  await sets.delete(id);
  await imports.delete(id);
  await items.where("[changeSet+position]").between([id, 0], [id, Infinity]).delete();
}
