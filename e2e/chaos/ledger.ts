import type { Page } from "@playwright/test";
import type { ChangeItem, ChangeSet } from "#src/jobs/writes/change-set.ts";

/** What a browser keeps of change sets: those that were applied, oldest first, each with its items. */
export type Ledger = (ChangeSet & { items: ChangeItem[] })[];

/** Reads the browser's ledger past the page, from every database that has one. */
export async function readLedger(page: Page): Promise<Ledger> {
  const { sets, writes } = await page.evaluate(async () => {
    const answerOf = async <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("not read")));
      });
    const found: { sets: unknown[]; writes: unknown[] } = { sets: [], writes: [] };
    for (const { name } of await indexedDB.databases()) {
      const db = await answerOf(indexedDB.open(name!));
      for (const store of ["sets", "writes"] as const)
        if (db.objectStoreNames.contains(store))
          found[store].push(...(await answerOf(db.transaction(store).objectStore(store).getAll())));
      db.close();
    }
    return found;
  });
  return (sets as ChangeSet[])
    .filter(({ state }) => state !== "planned")
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map((set) => ({
      ...set,
      items: (writes as ChangeItem[]).filter(({ group }) => group === set.id),
    }));
}

/** The id of the posting of an item; 0 where there is none yet. */
export const jobOf = ({ before, after, write }: ChangeItem): number =>
  (after ?? before)?.job.id ?? (write?.kind === "restore" ? write.job.id : 0);

/** Whether the service has stored an item. */
export const isStored = ({ state }: ChangeItem) => state === "stored" || state === "undone";

/** Whether an item has no outcome that is known. */
export const isOpen = ({ state }: ChangeItem) => ["waiting", "sending", "unknown"].includes(state);
