import * as z from "zod/mini";
import { employerDatabase } from "../database/employer-database.ts";
import { serviceNow } from "../time/service-clock.ts";

/** A saved form draft in the employer's database. It belongs to a form and a tab. */
const storedDraft = z.object({
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

type DraftKey = Pick<StoredDraft, "place" | "tab">;

const drafts = async () => (await employerDatabase()).table<unknown>("drafts");

/**
 * Stores a draft. The write has begun when this returns, so it mostly succeeds even while the page
 * closes.
 * @throws if the browser cannot store it
 */
export async function putDraft(draft: StoredDraft): Promise<void> {
  const table = await drafts();
  await table.db.transaction("rw", table, async ({ idbtrans }) => {
    const writing = table.put(draft);
    // The page may close before the browser commits by itself.
    idbtrans.commit();
    await writing;
  });
}

/** @throws if the database cannot be used */
export async function deleteDraft({ place, tab }: DraftKey): Promise<void> {
  await (await drafts()).delete([place, tab]);
}

/**
 * The drafts of the session's employer, newest first. Deletes expired and unreadable ones.
 * @throws if the database cannot be used
 */
export async function findDrafts(): Promise<StoredDraft[]> {
  const now = serviceNow();
  const table = await drafts();
  const [keys, values] = await table.db.transaction("r", table, async () =>
    Promise.all([table.toCollection().primaryKeys(), table.toArray()]),
  );
  const read = keys.map((key, at) => ({ key, draft: storedDraft.safeParse(values[at]).data }));
  const isExpired = (draft: StoredDraft | undefined) =>
    draft === undefined || (draft.staleSince ?? now) < now - MAX_AGE_MS;
  const expired = read.filter(({ draft }) => isExpired(draft)).map(({ key }) => key);
  if (expired.length > 0) await table.bulkDelete(expired);
  const found = read.flatMap(({ draft }) => (draft && !isExpired(draft) ? [draft] : []));
  await Promise.all(
    found
      .filter(({ typedAt, staleSince }) => !staleSince && typedAt < now - MAX_AGE_MS)
      .map(async (draft) => putDraft({ ...draft, staleSince: now })),
  );
  return found.toSorted((a, b) => b.typedAt - a.typedAt);
}
