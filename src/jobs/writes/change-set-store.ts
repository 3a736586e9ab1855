import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { randomId } from "#src/lib/values/random-id.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  type ChangeItem,
  type ChangeSet,
  type ChangeSetAction,
  type ChangeSetState,
  type ItemCounts,
  unfinishedChanges,
} from "./change-set.ts";
import { WRITE_STATES, type WriteState } from "./write.ts";

/** How many change sets of an employer are kept, the newest. */
const MAX_KEPT = 100;

/** Items that are stored at a time. */
const PART = 500;

/** How long a dry run that was left is kept, with its file: Back and Forward lead to it. In milliseconds. */
const PLAN_KEPT_MS = 86_400_000;

/** What this browser keeps of an employer's change sets; other tabs see every change (`observe`). */
async function tablesOf(of: Session) {
  const database = await employerDatabase(of);
  const sets = database.table<ChangeSet, string>("sets");
  const items = database.table<ChangeItem, [group: string, position: number]>("writes");
  const imports = database.table<unknown, string>("imports");
  return { sets, items, imports };
}

type Tables = Awaited<ReturnType<typeof tablesOf>>;
type Open = () => Promise<Tables>;

async function inTransaction(open: Open, work: (tables: Tables) => Promise<void>): Promise<void> {
  const tables = await open();
  await tables.sets.db.transaction("rw", Object.values(tables), async () => work(tables));
}

const storeIn = (open: Open) => ({
  get: async (id: string): Promise<ChangeSet | undefined> => (await open()).sets.get(id),

  /** Those that were applied, newest first. */
  list: async (): Promise<ChangeSet[]> => {
    const sets = await (await open()).sets.toCollection().sortBy("createdAt");
    return sets.filter(({ state }) => state !== "planned").toReversed();
  },

  /**
   * Looks for one that was started and is not finished, unless its id is stored: Chromium writes `localStorage`
   * late, so a browser that was killed may have lost it.
   */
  findUnfinished: async (): Promise<void> => {
    if (unfinishedChanges.get() !== null) return;
    const { sets } = await open();
    const isUnfinished = ({ state }: ChangeSet) => state === "running" || state === "paused";
    const found = await sets.filter(isUnfinished).first();
    if (found && unfinishedChanges.get() === null) unfinishedChanges.set(found.id);
  },

  /**
   * Stores a planned change set, and forgets the oldest: nothing is sent before a person has seen its dry run at
   * `/changes/$changeSetId`.
   * @returns the id
   */
  plan: async (action: ChangeSetAction, chosen: ChangeSet["chosen"]): Promise<string> => {
    const set = {
      id: randomId(),
      action,
      chosen,
      state: "planned",
      createdAt: Date.now(),
    } as const;
    await inTransaction(open, async (tables) => {
      await tables.sets.add(set);
      const sets = await tables.sets.toCollection().sortBy("createdAt");
      const old = sets.filter(
        ({ state, createdAt }, index) =>
          index < sets.length - MAX_KEPT ||
          (state === "planned" && createdAt < set.createdAt - PLAN_KEPT_MS),
      );
      for (const { id } of old) await remove(id, tables);
    });
    return set.id;
  },

  update: async (
    id: string,
    changes: Partial<Pick<ChangeSet, "action" | "known" | "waiting">>,
  ): Promise<void> => {
    await (await open()).sets.update(id, changes);
  },

  setState: async (id: string, state: ChangeSetState): Promise<void> => {
    await inTransaction(open, async (tables) => {
      await tables.sets.update(id, { state });
      const action = (await tables.sets.get(id))?.action;
      if (state === "cancelled" && action?.kind === "undo")
        await release(action.changeSet, await itemsIn(tables, id, "waiting"), tables);
    });
    if (state === "running") unfinishedChanges.set(id);
  },

  /**
   * Stores the items of a planned change set and starts it; once only. Of an undo, those that another undo
   * takes back already are left out.
   */
  start: async (id: string, items: readonly ChangeItem[], text = ""): Promise<void> => {
    await inTransaction(open, async (tables) => {
      const set = await tables.sets.get(id);
      if (set?.state === "planned") {
        const { action } = set;
        const isUndo = action.kind === "undo";
        await tables.sets.update(id, { state: "running", text });
        const all = isUndo ? await claim(action.changeSet, items, tables) : items;
        // The browser copies what it is given at once, and holds the page up for as long.
        for (let at = 0; at < all.length; at += PART)
          await tables.items.bulkAdd(all.slice(at, at + PART));
      }
      await removeImport(id, tables);
    });
    unfinishedChanges.set(id);
  },

  /** Sends those again whose outcome is unknown. */
  askAgain: async (id: string): Promise<void> => {
    await inTransaction(open, async (tables) => {
      const unknown = await itemsIn(tables, id, "unknown");
      await tables.items.bulkPut(
        unknown.map((item) => ({ ...item, state: "sending", reason: null })),
      );
      await tables.sets.update(id, { state: "running" });
    });
    unfinishedChanges.set(id);
  },

  /** In the order of the dry run; those in some states only. */
  items: async (id: string, ...states: WriteState[]): Promise<ChangeItem[]> =>
    itemsIn(await open(), id, ...states),

  /**
   * Replaces items, in one transaction. What an undo has taken back is marked in the change set that it
   * undoes; what it could not take back is free for another undo.
   */
  setItems: async (items: readonly ChangeItem[]): Promise<void> => {
    await inTransaction(open, async (tables) => {
      await tables.items.bulkPut([...items]);
      const set = items[0] && (await tables.sets.get(items[0].group));
      if (set?.action.kind !== "undo") return;
      const of = set.action.changeSet;
      for (const item of items) if (item.state === "stored") await markUndone(of, item, tables);
      await release(
        of,
        items.filter(({ state }) => FREED.includes(state)),
        tables,
      );
    });
  },

  /** Counted by the index: a running change set asks after each outcome. */
  counts: async (id: string): Promise<ItemCounts> => {
    const { items } = await open();
    const counts = await Promise.all(
      WRITE_STATES.map(async (state) => items.where("[group+state]").equals([id, state]).count()),
    );
    return Object.fromEntries(WRITE_STATES.map((state, at) => [state, counts[at] ?? 0]));
  },

  remove: async (id: string): Promise<void> => {
    await inTransaction(open, async (tables) => remove(id, tables));
  },
});

/** The change sets of the session's employer and their items. */
export const changeSetStore = storeIn(async () => tablesOf(session.get()));

/** Those of a session, also once it has ended: what was begun is stored where it was begun. */
export const changeSetStoreOf = (of: Session) => storeIn(async () => tablesOf(of));

export type ChangeSetStore = ReturnType<typeof changeSetStoreOf>;

/** The file of an import, and its parts, whose keys begin with that of the file. */
const removeImport = async (id: string, { imports }: Tables) =>
  imports.where("changeSet").startsWith(id).delete();

async function remove(id: string, tables: Tables) {
  await tables.sets.delete(id);
  await removeImport(id, tables);
  await tables.items.where("[group+position]").between([id, 0], [id, Infinity]).delete();
}

const itemsIn = async (
  { items }: Tables,
  id: string,
  ...states: WriteState[]
): Promise<ChangeItem[]> =>
  states.length === 0
    ? items.where("[group+position]").between([id, 0], [id, Infinity]).toArray()
    : items
        .where("[group+state]")
        .anyOf(states.map((state) => [id, state]))
        .sortBy("position");

/** Outcomes of an undo's item that leave what it was to take back as it is. */
const FREED: readonly WriteState[] = ["refused", "changedSince", "gone"];

/** Marks the items of a change set as taken back by an undo, and leaves out what another one has marked. */
async function claim(
  of: string,
  items: readonly ChangeItem[],
  { items: stored }: Tables,
): Promise<ChangeItem[]> {
  return Promise.all(
    items.map(async (item): Promise<ChangeItem> => {
      if (item.state !== "waiting" || item.undoes === undefined) return item;
      const undone = await stored.get([of, item.undoes]);
      if (undone?.undoneBy)
        return { ...item, state: "excluded", reason: m.change_already_undone() };
      await stored.update([of, item.undoes], { undoneBy: item.group });
      return item;
    }),
  );
}

/** Marks an item as taken back. What it had taken back itself is in effect again. */
async function markUndone(
  of: string,
  { undoes: position, deletion }: ChangeItem,
  { sets, items }: Tables,
): Promise<void> {
  if (position === undefined) return;
  await items.update([of, position], { state: "undone" });
  const undoes = (await items.get([of, position]))?.undoes;
  const action = undoes === undefined ? undefined : (await sets.get(of))?.action;
  if (action?.kind !== "undo" || undoes === undefined) return;
  // Of a deletion, the version that deletes it by now.
  const again = { state: "stored", undoneBy: null, ...(deletion !== undefined && { deletion }) };
  await items.update([action.changeSet, undoes], again as Partial<ChangeItem>);
}

async function release(
  of: string,
  items: readonly ChangeItem[],
  { items: stored }: Tables,
): Promise<void> {
  for (const { undoes } of items)
    if (undoes !== undefined) await stored.update([of, undoes], { undoneBy: null });
}
