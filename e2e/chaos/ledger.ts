import type { Page } from "@playwright/test";
import type { ChangeItem, ChangeSet } from "#src/jobs/changes/change-set.ts";

/** What a browser keeps of change sets: the applied ones, oldest first, each with its items. */
export type Ledger = (ChangeSet & { items: ChangeItem[] })[];

/** Reads the browser's ledger, past the page. */
export async function readLedger(page: Page): Promise<Ledger> {
  const { sets, items } = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    // To open it would make it.
    if (!names.includes("change sets")) return { sets: [], items: [] };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("change sets");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("not open")));
    });
    const all = async (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const reading = db.transaction(store).objectStore(store).getAll();
        reading.addEventListener("success", () => resolve(reading.result as unknown[]));
      });
    const found = { sets: await all("sets"), items: await all("items") };
    db.close();
    return found;
  });
  return (sets as ChangeSet[])
    .filter(({ state }) => state !== "planned")
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map((set) => ({
      ...set,
      items: (items as ChangeItem[]).filter(({ changeSet }) => changeSet === set.id),
    }));
}

/** The id of the posting of an item; 0 where there is none yet. */
export const jobOf = ({ before, after }: ChangeItem): number => (after ?? before)?.job.id ?? 0;
