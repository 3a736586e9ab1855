import { createStore, delMany, entries, promisifyRequest } from "idb-keyval";
import * as z from "zod/mini";

/**
 * What is typed and not sent yet, kept on this computer (IndexedDB). An entry belongs to an employer
 * at a service, to a place in the dashboard and to a tab; never to a key, and it never holds one.
 */
const entry = z.object({
  /** The employer, and the service that it is at. */
  owner: z.string(),
  /** What is edited: `job 7`, `new`, `copy of 7`. */
  place: z.string(),
  /** The tab in which it was typed: two of them never write over each other. */
  tab: z.string(),
  /** What a person calls it. */
  name: z.string(),
  /** When the last of it was typed, in milliseconds since 1970. */
  typedAt: z.number(),
  /** For the place to read. */
  content: z.unknown(),
});

export type StoredDraft = z.infer<typeof entry>;

/** An entry that nobody has come back to for so long is forgotten. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** How long a form waits for the database; a busy computer may be slow. */
const MAX_WAIT_MS = 5_000;

const store = createStore("unfinished", "forms");

const keyOf = ({ owner, place, tab }: Pick<StoredDraft, "owner" | "place" | "tab">) =>
  JSON.stringify([owner, place, tab]);

/**
 * Keeps an entry, in place of the one before. The write has begun when this returns, so it mostly
 * succeeds even while the page is closing; what must not be lost is written earlier.
 * @throws where there is nothing to keep it in, or no room
 */
export async function keep(kept: StoredDraft): Promise<void> {
  await inTime(write((forms) => forms.put(kept, keyOf(kept))));
}

/**
 * Removes an entry: nobody is to come back to it.
 * @throws where nothing can be kept
 */
export async function forget(kept: Pick<StoredDraft, "owner" | "place" | "tab">): Promise<void> {
  await write((forms) => forms.delete(keyOf(kept)));
}

async function write(change: (forms: IDBObjectStore) => IDBRequest): Promise<void> {
  await store("readwrite", (forms) => {
    change(forms);
    const { transaction } = forms;
    // Without waiting for the browser to do so: the page may be closing.
    transaction.commit();
    return promisifyRequest(transaction);
  });
}

/**
 * What is kept for any of the `owners`, the newest first.
 * @throws where nothing can be kept
 */
export async function findDrafts(owners: readonly string[]): Promise<StoredDraft[]> {
  const all = await inTime(entries<string, unknown>(store));
  const read = all.map(([key, value]) => ({ key, parsed: entry.safeParse(value) }));
  const oldest = Date.now() - KEPT_MS;
  const stale = read.filter(({ parsed }) => !parsed.success || parsed.data.typedAt < oldest);
  if (stale.length > 0)
    await delMany(
      stale.map(({ key }) => key),
      store,
    );
  return read
    .flatMap(({ parsed }) => (parsed.success ? [parsed.data] : []))
    .filter(({ owner, typedAt }) => owners.includes(owner) && typedAt >= oldest)
    .toSorted((a, b) => b.typedAt - a.typedAt);
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The browser's database does not answer.")), MAX_WAIT_MS);
    }),
  ]);
}
