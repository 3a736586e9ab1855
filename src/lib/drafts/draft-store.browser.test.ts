import { beforeEach, expect, it, vi } from "vitest";
import { session } from "../session/current-session.ts";
import { deleteDraft, findDrafts, putDraft, type StoredDraft } from "./draft-store.ts";

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse("2026-08-04T12:00:00Z");

const draft: StoredDraft = {
  place: "job 7",
  tab: "a",
  name: "Edit Baker",
  typedAt: NOW,
  content: { title: "Baker" },
};

const names = async () => (await findDrafts()).map(({ name }) => name);

const at = (time: number) => vi.spyOn(Date, "now").mockReturnValue(time);

beforeEach(async () => {
  at(NOW);
  session.signIn({ key: "k", employer: { id: 1, name: "Example" } }, false);
  for (const stored of await findDrafts()) await deleteDraft(stored);
});

it("stores one draft per form and tab until it is deleted", async () => {
  await putDraft(draft);
  await putDraft({ ...draft, content: { title: "Head baker" } });
  expect(await findDrafts()).toEqual([{ ...draft, content: { title: "Head baker" } }]);

  await deleteDraft(draft);
  expect(await findDrafts()).toEqual([]);
});

it("separates tabs and forms, newest first", async () => {
  await putDraft({ ...draft, name: "first", typedAt: NOW - 2 });
  await putDraft({ ...draft, name: "second", tab: "b", typedAt: NOW - 1 });
  await putDraft({ ...draft, name: "third", place: "new" });
  expect(await names()).toEqual(["third", "second", "first"]);
});

it("deletes drafts 30 days after they are seen to be 30 days old", async () => {
  await putDraft({ ...draft, name: "old", typedAt: NOW - 31 * DAY_MS });
  await putDraft({ ...draft, name: "newer", tab: "b" });
  expect(await names()).toEqual(["newer", "old"]);
  at(NOW + 30 * DAY_MS);
  expect(await names()).toEqual(["newer", "old"]);
  at(NOW + 30 * DAY_MS + 1);
  expect(await names()).toEqual(["newer"]);
  // Deleted, not only hidden.
  at(NOW - DAY_MS);
  expect(await names()).toEqual(["newer"]);
});

it.each([
  ["months slow while typing", [NOW - 100 * DAY_MS, NOW, NOW + DAY_MS]],
  ["a year ahead for a day", [NOW, NOW + 365 * DAY_MS, NOW + DAY_MS]],
  ["two days ahead while typing", [NOW + 2 * DAY_MS, NOW]],
])("deletes nothing for a clock that was %s", async (_clock, [typedAt = NOW, ...times]) => {
  await putDraft({ ...draft, typedAt });
  for (const time of times) {
    at(time);
    expect(await names()).toEqual(["Edit Baker"]);
  }
});

it("ignores drafts of another version", async () => {
  await putDraft({ ...draft, name: 7 } as unknown as StoredDraft);
  expect(await findDrafts()).toEqual([]);
});

it("rejects if the draft cannot be stored", async () => {
  await expect(putDraft({ ...draft, content: () => {} })).rejects.toThrow("could not be cloned");
});
