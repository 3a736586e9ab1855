import { beforeEach, expect, test, vi } from "vitest";
import { forget, keep, findDrafts, type StoredDraft } from "./draft-store.ts";

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse("2026-08-04T12:00:00Z");

const entry: StoredDraft = {
  owner: "employer 1",
  place: "job 7",
  tab: "a",
  name: "Edit Baker",
  typedAt: NOW,
  content: { title: "Baker" },
};

const names = async (...owners: string[]) => (await findDrafts(owners)).map(({ name }) => name);

beforeEach(async () => {
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  for (const kept of await findDrafts(["employer 1", "employer 2"])) await forget(kept);
});

test("an entry is kept for its employer until it is forgotten, in place of the one before", async () => {
  await keep(entry);
  await keep({ ...entry, content: { title: "Head baker" } });
  expect(await findDrafts(["employer 1"])).toEqual([
    { ...entry, content: { title: "Head baker" } },
  ]);
  expect(await findDrafts(["employer 2"])).toEqual([]);
  expect(await findDrafts([])).toEqual([]);

  await forget(entry);
  expect(await findDrafts(["employer 1"])).toEqual([]);
});

test("tabs and places are kept apart, the newest first", async () => {
  await keep({ ...entry, name: "first", typedAt: NOW - 2 });
  await keep({ ...entry, name: "second", tab: "b", typedAt: NOW - 1 });
  await keep({ ...entry, name: "third", place: "new" });
  await keep({ ...entry, name: "another's", owner: "employer 2" });
  expect(await names("employer 1")).toEqual(["third", "second", "first"]);
  expect(await names("employer 1", "employer 2")).toHaveLength(4);
});

test("after 30 days an entry is forgotten", async () => {
  await keep({ ...entry, name: "old", typedAt: NOW - 30 * DAY_MS - 1 });
  await keep({ ...entry, name: "not yet", tab: "b", typedAt: NOW - 30 * DAY_MS });
  expect(await names("employer 1")).toEqual(["not yet"]);
  // For good, and not only out of sight.
  vi.spyOn(Date, "now").mockReturnValue(NOW - DAY_MS);
  expect(await names("employer 1")).toEqual(["not yet"]);
});

test("what another version has left is not shown", async () => {
  await keep({ ...entry, name: 7 } as unknown as StoredDraft);
  expect(await findDrafts(["employer 1"])).toEqual([]);
});

test("what cannot be kept is said to whoever keeps it", async () => {
  await expect(keep({ ...entry, content: () => {} })).rejects.toThrow("could not be cloned");
});
