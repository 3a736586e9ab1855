import type { Dexie } from "dexie";

/** The tables of an employer's database, with their keys and indexes. */
export const TABLES = {
  /** Forms: `draft-store.ts`. */
  drafts: "[place+tab]",
  /** The index of all postings, and how far it was read: `index-store.ts`. */
  updates: "++",
  progress: "",
  /** Every write from the press of a button until its outcome is known and shown: `jobs/writes/`. */
  writes: "[group+position], [group+state], state, from",
  /** Of the writes that a change set makes one of, what it does (`change-set-store.ts`). */
  sets: "id",
  /** Files that are not applied, with their parts: `imported-file.ts`. */
  imports: "changeSet",
};

/** The tables of the index, which holds whole postings. */
export const INDEX = ["updates", "progress"];

/** What must not be lost: the index is read from the service again. */
export interface Records {
  drafts?: Keyed<"place" | "tab">[];
  sets?: Keyed<"id">[];
  writes?: Keyed<"group">[];
  imports?: Keyed<"changeSet">[];
}

type Keyed<Name extends string> = Record<Name, string> & Record<string, unknown>;

/** All of one database but the index. */
export async function readRecords(from: Dexie): Promise<Records> {
  const read = async (table: string) => from.table(table).toArray();
  const [drafts, sets, writes, imports] = await Promise.all(
    ["drafts", "sets", "writes", "imports"].map(read),
  );
  return { drafts, sets, writes, imports } as Records;
}

/** Adds records to those of a database. Of a form the newer text stays, of a change set what is there. */
export async function addRecords(
  to: Dexie,
  { drafts = [], sets = [], writes = [], imports = [] }: Records,
): Promise<void> {
  const tables = ["drafts", "sets", "writes", "imports"];
  await to.transaction("rw", tables, async () => {
    for (const draft of drafts) {
      const known: unknown = await to.table("drafts").get([draft.place, draft.tab]);
      if (typedAt(known) <= typedAt(draft)) await to.table("drafts").put(draft);
    }
    const known = new Set(await to.table("sets").toCollection().primaryKeys());
    await to.table("sets").bulkAdd(sets.filter(({ id }) => !known.has(id)));
    await to.table("writes").bulkPut(writes.filter(({ group }) => !known.has(group)));
    const isKnown = (key: string) => known.has(key) || known.has(key.split(" ")[0] ?? "");
    await to.table("imports").bulkAdd(imports.filter(({ changeSet }) => !isKnown(changeSet)));
  });
}

const typedAt = (draft: unknown) =>
  Number((draft as { typedAt?: unknown } | undefined)?.typedAt ?? 0);
