import { createStore, delMany, entries, promisifyRequest } from "idb-keyval";
import * as z from "zod/mini";
import { serviceNow } from "../service-clock.ts";

/** A saved form draft in IndexedDB. It belongs to an employer, a form and a tab, and holds no key. */
const storedDraft = z.object({
  /** The employer and its service. */
  owner: z.string(),
  /** The form: `job 7`, `new`, `copy of 7`. */
  place: z.string(),
  /** The tab, so that two of them do not overwrite each other. */
  tab: z.string(),
  /** The form's name for people. */
  name: z.string(),
  /** The time of the last change, in milliseconds since 1970. */
  typedAt: z.number(),
  /** When the draft first looked older than is kept; a clock that was wrong then or now is no age. */
  staleSince: z.optional(z.number()),
  /** Validated by the form. */
  content: z.unknown(),
});

export type StoredDraft = z.infer<typeof storedDraft>;

/** How long a draft is stored, and then again from when that was first seen to have passed. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** How long a form waits for the database. */
const MAX_WAIT_MS = 5_000;

// Another name would orphan the drafts that browsers hold.
const store = createStore("unfinished", "forms");

const keyOf = ({ owner, place, tab }: Pick<StoredDraft, "owner" | "place" | "tab">) =>
  JSON.stringify([owner, place, tab]);

/**
 * Stores a draft. The write has begun when this returns, so it mostly succeeds even while the page
 * closes.
 * @throws if the browser cannot store it
 */
export async function putDraft(draft: StoredDraft): Promise<void> {
  await inTime(write((forms) => forms.put(draft, keyOf(draft))));
}

/** @throws if the database cannot be used */
export async function deleteDraft(
  draft: Pick<StoredDraft, "owner" | "place" | "tab">,
): Promise<void> {
  await write((forms) => forms.delete(keyOf(draft)));
}

async function write(change: (forms: IDBObjectStore) => IDBRequest): Promise<void> {
  await store("readwrite", (forms) => {
    change(forms);
    const { transaction } = forms;
    // The page may close before the browser commits by itself.
    transaction.commit();
    return promisifyRequest(transaction);
  });
}

/**
 * The drafts of any of the `owners`, newest first. Deletes expired and unreadable ones.
 * @throws if the database cannot be used
 */
export async function findDrafts(owners: readonly string[]): Promise<StoredDraft[]> {
  const now = serviceNow();
  const all = await inTime(entries<string, unknown>(store));
  const read = all.map(([key, value]) => ({ key, draft: storedDraft.safeParse(value).data }));
  const isExpired = (draft: StoredDraft | undefined) =>
    draft === undefined || (draft.staleSince ?? now) < now - MAX_AGE_MS;
  const expired = read.filter(({ draft }) => isExpired(draft)).map(({ key }) => key);
  if (expired.length > 0) await delMany(expired, store);
  const drafts = read.flatMap(({ draft }) => (draft && !isExpired(draft) ? [draft] : []));
  await Promise.all(
    drafts
      .filter(({ typedAt, staleSince }) => !staleSince && typedAt < now - MAX_AGE_MS)
      .map(async (draft) => putDraft({ ...draft, staleSince: now })),
  );
  return drafts
    .filter(({ owner }) => owners.includes(owner))
    .toSorted((a, b) => b.typedAt - a.typedAt);
}

async function inTime<T>(response: Promise<T>): Promise<T> {
  return Promise.race([
    response,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The browser's database does not answer.")), MAX_WAIT_MS);
    }),
  ]);
}
