import { Dexie, type EntityTable, type Table } from "dexie";
import { m } from "#src/i18n/paraglide/messages.js";
import { unfinishedChanges } from "#src/lib/unfinished-changes.ts";
import type { ImportedFile } from "../sheets/import/imported-file.ts";
import {
  type ChangeItem,
  type ChangeSet,
  type ChangeSetState,
  ITEM_STATES,
  type ItemCounts,
  type ItemState,
} from "./change-set.ts";

/** How many change sets of an employer are kept, the newest. */
const MAX_KEPT = 100;

/** How long a dry run that was left is kept, in milliseconds. */
const PLAN_KEPT_MS = 86_400_000;

/** What this browser keeps of change sets; other tabs see every change (`liveQuery`). */
const database = new Dexie("change sets") as Dexie & {
  sets: EntityTable<ChangeSet, "id">;
  items: Table<ChangeItem, [changeSet: string, position: number]>;
  imports: Table<ImportedFile & { changeSet: string }, string>;
};
database.version(1).stores({
  sets: "id, owner",
  items: "[changeSet+position], [changeSet+state]",
});
database.version(2).stores({ imports: "changeSet" });

/** The change sets of this browser and their items. */
export const changeSetStore = {
  get: async (id: string): Promise<ChangeSet | undefined> => database.sets.get(id),

  /** Those of an employer that were applied, newest first. */
  list: async (owners: readonly string[]): Promise<ChangeSet[]> => {
    const sets = await database.sets.where("owner").anyOf(owners).sortBy("createdAt");
    return sets.filter(({ state }) => state !== "planned").toReversed();
  },

  /** Adds a planned change set, and forgets the oldest of its employer. */
  add: async (set: ChangeSet): Promise<void> => {
    await inTransaction(async () => {
      await database.sets.add(set);
      const sets = await database.sets.where("owner").equals(set.owner).sortBy("createdAt");
      const old = sets.filter(
        ({ state, createdAt }, index) =>
          index < sets.length - MAX_KEPT ||
          (state === "planned" && createdAt < set.createdAt - PLAN_KEPT_MS),
      );
      for (const { id } of old) await remove(id);
    });
  },

  /** Replaces what a planned change set does. */
  setAction: async (id: string, action: ChangeSet["action"]): Promise<void> => {
    await database.sets.update(id, { action });
  },

  setKnown: async (id: string, known: number[]): Promise<void> => {
    await database.sets.update(id, { known });
  },

  /** The file of an import, until it is applied. */
  setImport: async (changeSet: string, file: ImportedFile): Promise<void> => {
    await database.imports.put({ ...file, changeSet });
  },

  getImport: async (changeSet: string): Promise<ImportedFile | undefined> =>
    database.imports.get(changeSet),

  setState: async (id: string, state: ChangeSetState): Promise<void> => {
    await inTransaction(async () => {
      await database.sets.update(id, { state });
      const action = (await database.sets.get(id))?.action;
      if (state === "cancelled" && action?.kind === "undo")
        await release(action.changeSet, await changeSetStore.items(id, "waiting"));
    });
    if (state === "running") unfinishedChanges.set(id);
  },

  /** Whether a running change set waits for the service. */
  setWaiting: async (id: string, waiting: boolean): Promise<void> => {
    await database.sets.update(id, { waiting });
  },

  /**
   * Stores the items of a planned change set and starts it; once only. Of an undo, those that another undo
   * takes back already are left out.
   */
  start: async (id: string, items: readonly ChangeItem[]): Promise<void> => {
    await inTransaction(async () => {
      const set = await database.sets.get(id);
      if (set?.state === "planned") {
        await database.sets.update(id, { state: "running" });
        const { action } = set;
        await database.items.bulkAdd(
          action.kind === "undo" ? await claim(action.changeSet, items) : [...items],
        );
      }
      await database.imports.delete(id);
    });
    unfinishedChanges.set(id);
  },

  /** Sends those again whose outcome is unknown. */
  askAgain: async (id: string): Promise<void> => {
    await inTransaction(async () => {
      const unknown = await changeSetStore.items(id, "unknown");
      await database.items.bulkPut(
        unknown.map((item) => ({ ...item, state: "sending", reason: null })),
      );
      await database.sets.update(id, { state: "running" });
    });
    unfinishedChanges.set(id);
  },

  /** In the order of the dry run; those in some states only. */
  items: async (id: string, ...states: ChangeItem["state"][]): Promise<ChangeItem[]> =>
    states.length === 0
      ? database.items.where("[changeSet+position]").between([id, 0], [id, Infinity]).toArray()
      : database.items
          .where("[changeSet+state]")
          .anyOf(states.map((state) => [id, state]))
          .sortBy("position"),

  /**
   * Replaces items, in one transaction. What an undo has taken back is marked in the change set that it
   * undoes; what it could not take back is free for another undo.
   */
  setItems: async (items: readonly ChangeItem[]): Promise<void> => {
    await inTransaction(async () => {
      await database.items.bulkPut([...items]);
      const set = items[0] && (await database.sets.get(items[0].changeSet));
      if (set?.action.kind !== "undo") return;
      const of = set.action.changeSet;
      for (const { state, undoes } of items)
        if (state === "applied" && undoes !== undefined)
          await database.items.update([of, undoes], { state: "undone" });
      await release(
        of,
        items.filter(({ state }) => FREED.includes(state)),
      );
    });
  },

  /** Counted by the index: a running change set asks after each outcome. */
  counts: async (id: string): Promise<ItemCounts> => {
    const counts = await Promise.all(
      ITEM_STATES.map(async (state) =>
        database.items.where("[changeSet+state]").equals([id, state]).count(),
      ),
    );
    return Object.fromEntries(ITEM_STATES.map((state, at) => [state, counts[at] ?? 0]));
  },

  remove: async (id: string): Promise<void> => inTransaction(async () => remove(id)),
};

const inTransaction = async (work: () => Promise<void>): Promise<void> =>
  database.transaction("rw", database.sets, database.items, database.imports, work);

async function remove(id: string): Promise<void> {
  await database.sets.delete(id);
  await database.imports.delete(id);
  await database.items.where("[changeSet+position]").between([id, 0], [id, Infinity]).delete();
}

/** Outcomes of an undo's item that leave what it was to take back as it is. */
const FREED: readonly ItemState[] = ["refused", "changedSince", "gone"];

/** Marks the items of a change set as taken back by an undo, and leaves out what another one has marked. */
async function claim(of: string, items: readonly ChangeItem[]): Promise<ChangeItem[]> {
  return Promise.all(
    items.map(async (item): Promise<ChangeItem> => {
      if (item.state !== "waiting" || item.undoes === undefined) return item;
      const undone = await database.items.get([of, item.undoes]);
      if (undone?.undoneBy)
        return { ...item, state: "excluded" as const, reason: m.change_already_undone() };
      await database.items.update([of, item.undoes], { undoneBy: item.changeSet });
      return item;
    }),
  );
}

async function release(of: string, items: readonly ChangeItem[]): Promise<void> {
  for (const { undoes } of items)
    if (undoes !== undefined) await database.items.update([of, undoes], { undoneBy: null });
}
