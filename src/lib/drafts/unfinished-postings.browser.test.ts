import { afterEach, beforeEach, expect, it } from "vitest";
import { session } from "../session/current-session.ts";
import { ownersOf } from "../database/owners.ts";
import { deleteDraft, findDrafts, putDraft, type StoredDraft } from "./draft-store.ts";
import { markOpen, openFormName, otherTabs, ownTab } from "./open-tabs.ts";
import { findUnfinishedPostings, takeOverDraft, titleOfDraft } from "./unfinished-postings.ts";

const draft = (more: Partial<StoredDraft>): StoredDraft => ({
  place: "new",
  tab: "a",
  name: "New job",
  typedAt: Date.now(),
  content: { values: { title: " Baker " } },
  ...more,
});

beforeEach(() => session.signIn({ key: "k", employer: { id: 1, name: "Example" } }, false));

afterEach(async () => {
  for (const stored of await findDrafts()) await deleteDraft(stored);
  session.signOut();
});

it("finds the new jobs of the employer that no other tab has open", async () => {
  await putDraft(draft({ tab: "b", typedAt: Date.now() - 1 }));
  await putDraft(draft({ place: "copy of 7" }));
  await putDraft(draft({ place: "job 7" }));
  await putDraft(draft({ tab: "open" }));
  const name = openFormName((await ownersOf(session.get()))[0], "new");
  const close = markOpen(name, "open", () => {});
  await expect.poll(async () => otherTabs(name, "")).toEqual(["open"]);
  const found = await findUnfinishedPostings();
  close();
  expect(found.map(({ place, tab }) => `${place} ${tab}`)).toEqual(["copy of 7 a", "new b"]);
  expect(found.map(titleOfDraft)).toEqual(["Baker", "Baker"]);
});

it("gives a draft to this tab and keeps the one that it has", async () => {
  const tab = await ownTab(openFormName((await ownersOf(session.get()))[0], "new"));
  const earlier = draft({ tab, content: "earlier" });
  const other = draft({ tab: "b", content: "other" });
  await putDraft(earlier);
  await putDraft(other);
  await takeOverDraft(other);
  const stored = await findDrafts();
  expect(stored).toHaveLength(2);
  expect(stored.find((one) => one.tab === tab)?.content).toBe("other");
  expect(stored.find((one) => one.tab !== tab)?.content).toBe("earlier");
});
