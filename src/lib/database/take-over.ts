import { Dexie } from "dexie";
import type { Records } from "./records.ts";

// Earlier releases had one database for the forms and one for the change sets of all employers, and one for
// the postings of each. What they hold goes to its owners; then they are deleted.

const FORMS = "unfinished";
const CHANGE_SETS = "change sets";
const POSTINGS = "jobs of ";

/** Gives records to their owner. */
type Give = (owner: string, records: Records) => Promise<void>;

let takingOver: Promise<void> | undefined;

/**
 * Takes over the old databases, once for a page. Resolves when that is done or has to wait: a tab of an
 * earlier release, as long as it is open, keeps the texts of its forms. Tries again on the next page.
 */
export async function takeOverOldDatabases(give: Give): Promise<void> {
  takingOver ??= takeOver(give).catch(() => {});
  return takingOver;
}

/** The same, also for tests. */
export async function takeOver(give: Give): Promise<void> {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (!factory) return;
  // Firefox before 126 lists none.
  const names = "databases" in factory ? (await factory.databases()).map(({ name }) => name) : [];
  for (const name of names) if (name?.startsWith(POSTINGS)) factory.deleteDatabase(name);
  const isHere = (name: string) => !("databases" in factory) || names.includes(name);
  try {
    if (isHere(FORMS)) await takeOverForms(factory, give);
  } finally {
    if (isHere(CHANGE_SETS)) await takeOverChangeSets(give);
  }
}

/**
 * Opening a later version waits until no tab of an earlier release has the database open, so that nothing
 * is typed into it after it was read.
 */
async function takeOverForms(factory: IDBFactory, give: Give): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = factory.open(FORMS, 2);
    opening.addEventListener("upgradeneeded", ({ oldVersion }) => {
      if (oldVersion === 0) opening.transaction?.abort();
    });
    opening.addEventListener("blocked", () => resolve());
    opening.addEventListener("error", () => resolve());
    opening.addEventListener("success", () => {
      const { result: database } = opening;
      giveForms(database, give)
        .then(() => factory.deleteDatabase(FORMS))
        .then(() => resolve(), reject)
        .finally(() => database.close());
    });
  });
}

async function giveForms(database: IDBDatabase, give: Give): Promise<void> {
  const drafts = await new Promise<unknown[]>((resolve, reject) => {
    const reading = database.transaction("forms").objectStore("forms").getAll();
    reading.addEventListener("success", () => resolve(reading.result));
    reading.addEventListener("error", () => reject(reading.error ?? new Error("not read")));
  });
  for (const draft of drafts) {
    const { owner, place, tab, ...text } = draft as Record<string, unknown>;
    if (typeof owner !== "string" || typeof place !== "string" || typeof tab !== "string") continue;
    await give(owner, { drafts: [{ ...text, place, tab }] });
  }
}

/** One change set at a time, as some are large. One that a tab sends is taken over by a later page. */
async function takeOverChangeSets(give: Give): Promise<void> {
  const old = new Dexie(CHANGE_SETS);
  // Another tab was faster.
  old.on("versionchange", () => {
    old.close();
    return false;
  });
  old.on("blocked", () => false);
  try {
    await old.open();
  } catch {
    return;
  }
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  const [sets, items] = [old.table<Set, string>("sets"), old.table<Item>("items")];
  const imports = hasImports(old) ? old.table<Item, string>("imports") : undefined;
  for (const set of await sets.toArray()) {
    const { id, owner } = set;
    if (held.some(({ name }) => name === `change set ${id}`)) continue;
    const ofSet = items.where("[changeSet+position]").between([id, 0], [id, Infinity]);
    const file = await imports?.get(id);
    // "nobody": nobody can be told whose it is.
    if (owner !== "nobody")
      await give(owner, {
        sets: [set],
        items: await ofSet.toArray(),
        imports: file ? [file] : [],
      });
    await old.transaction("rw", old.tables, async () => {
      await sets.delete(id);
      await ofSet.delete();
      await imports?.delete(id);
    });
  }
  if ((await sets.count()) === 0) await old.delete();
  else old.close();
}

const hasImports = (old: Dexie) => old.tables.some(({ name }) => name === "imports");

type Set = { id: string; owner: string } & Record<string, unknown>;
/** Also a file. */
type Item = { changeSet: string } & Record<string, unknown>;
