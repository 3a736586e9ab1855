import { beforeEach, expect, test, vi } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { buttonWrite } from "./single-write.ts";
import { pendingChanges, underWay, useIsRestored, usePendingChanges } from "./under-way.ts";
import type { JobWrite } from "./write.ts";

vi.mock(import("#src/lib/state/store.ts"), async (load) => ({
  ...(await load()),
  useStore: (store) => store.get(),
}));

const change = (changes: object) => buttonWrite(aJob, { kind: "change", changes });
const { id } = aJob;

beforeEach(() => underWay.setStored([]));

test("a later write of a job replaces an earlier one, and the same is not begun twice", () => {
  const archive = change({ status: "archived" });
  expect(underWay.begin(id, archive)).toBe(true);
  expect(underWay.begin(id, change({ status: "archived" }))).toBe(false);
  expect(underWay.isLatest(id, archive)).toBe(true);
  const publish = change({ status: "active" });
  expect(underWay.begin(id, publish)).toBe(true);
  expect(underWay.isLatest(id, archive)).toBe(false);
  // The end of the earlier one does not end the later one.
  underWay.end(id, archive);
  expect(pendingChanges.get().get(id)).toEqual({ status: "active" });
  underWay.end(id, publish);
  expect(pendingChanges.get().size).toBe(0);
  underWay.end(id, publish);
  expect(underWay.isLatest(id, publish)).toBe(false);
});

test("two restorations of one deletion are one, whatever they know of the job", () => {
  const restore = (etag: string, title: string) =>
    buttonWrite(aJob, { kind: "restore", job: { ...aJob, title }, etag });
  const first = restore('"7-4"', "Cook");
  expect(underWay.begin(id, first)).toBe(true);
  expect(underWay.begin(id, restore('"7-4"', "Chef"))).toBe(false);
  expect(underWay.begin(id, restore('"7-6"', "Cook"))).toBe(true);
  underWay.end(id, first);
  expect(underWay.begin(id, restore('"7-6"', "Cook"))).toBe(false);
});

test.each<[string, JobWrite, number, boolean]>([
  ["of this deletion", { kind: "restore", job: aJob, etag: '"7-4"' }, 7, true],
  ["of another deletion", { kind: "restore", job: aJob, etag: '"7-2"' }, 7, false],
  ["of another job", { kind: "restore", job: aJob, etag: '"7-4"' }, 8, false],
  ["of a change", { kind: "change", changes: {} }, 7, false],
])("a deletion is being taken back by a write %s", (_name, write, of, expected) => {
  const begun = buttonWrite(aJob, write);
  underWay.begin(of, begun);
  expect(useIsRestored(7, '"7-4"')).toBe(expected);
  underWay.end(of, begun);
});

test("shows what other pages and change sets send, and this page's over it", () => {
  const create = { ...buttonWrite(aJob, { kind: "create", body: {} }), id: null };
  underWay.setStored([
    { ...change({ status: "archived", title: "Cook" }), id: 8 },
    { ...change({ closeDate: "2030-01-01" }), id: 9 },
    // What the default is, the service says.
    { ...change({ closeDate: null }), id: 10 },
    { ...buttonWrite(aJob, { kind: "delete" }), id: 11 },
    create,
  ]);
  const own = change({ status: "active" });
  underWay.begin(9, own);
  expect(usePendingChanges()).toBe(pendingChanges.get());
  expect([...pendingChanges.get()]).toStrictEqual([
    [8, { status: "archived" }],
    [9, { status: "active" }],
    [10, {}],
  ]);
  underWay.end(9, own);
  expect(pendingChanges.get().get(9)).toEqual({ closeDate: "2030-01-01" });
});

test("tells its readers of what changes, and of nothing else", () => {
  let calls = 0;
  const unsubscribe = pendingChanges.subscribe(() => (calls += 1));
  const stored = [{ ...change({ status: "archived" }), id: 8 }];
  underWay.setStored(stored);
  underWay.setStored([...stored]);
  expect(calls).toBe(1);
  unsubscribe();
});
