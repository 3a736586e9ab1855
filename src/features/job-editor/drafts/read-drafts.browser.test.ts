import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteDraft, findDrafts, putDraft } from "#src/lib/drafts/draft-store.ts";
import { session } from "#src/lib/session/current-session.ts";
import { readDrafts } from "./read-drafts.ts";

beforeEach(() => session.signIn({ key: "k", employer: { id: 1, name: "Example" } }, false));

afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
});

it("uses another tab name after a failed read, so that the stored draft is not overwritten", async () => {
  const { tab } = await readDrafts("new");
  vi.spyOn(navigator.locks, "query").mockRejectedValueOnce(new Error("Too busy."));
  expect((await readDrafts("new")).tab).not.toBe(tab);
  expect((await readDrafts("new")).tab).toBe(tab);
});

it("opens a new job without the posting that this tab kept before, which stays", async () => {
  const { tab } = await readDrafts("new");
  const kept = { place: "new", tab, name: "New job", typedAt: 5, content: { kept: true } };
  await putDraft({ ...kept, staleSince: Date.now() });
  // A reload, and Back to a form that was opened before.
  expect((await readDrafts("new")).own).toMatchObject(kept);
  expect((await readDrafts("new", 4)).own).toMatchObject(kept);
  expect(await readDrafts("new", 6)).toMatchObject({ own: undefined, others: [] });
  const stored = await findDrafts();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ name: "New job", content: { kept: true } });
  for (const draft of stored) await deleteDraft(draft);
});
