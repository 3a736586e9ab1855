import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import type { ChangeItem, ChangeSetAction } from "../change-set.ts";
import { OPERATIONS } from "../../actions/operations/operations.ts";
import { FAMILIES, families, shareFamily, siblingsOf } from "./siblings.ts";
import { changeSetStore } from "../change-set-store.ts";
import { changeSetting, fetchSetting } from "../../requests/settings/setting-requests.ts";
import { fakeService } from "../../testing/fake-service.ts";

signedInPage();

const version = (id: number) => ({ job: { ...aJob, id }, etag: null });

async function applied(
  action: ChangeSetAction,
  source: number,
  items: Pick<ChangeItem, "before" | "after">[],
): Promise<string> {
  const changeSet = await changeSetStore.plan(action, [{ id: source, etag: null }]);
  const rest = { group: changeSet, write: null, state: "stored" as const, reason: null };
  await changeSetStore.start(
    changeSet,
    items.map((item, position) => ({ ...rest, ...item, position, key: "", id: null })),
  );
  return changeSet;
}

it("knows the postings that were made of one text, without those that were taken back", async () => {
  const postInPlaces = OPERATIONS.postInPlaces.initial();
  const created = [2, 3, 4].map((id) => ({ before: null, after: version(id) }));
  const changeSet = await applied(postInPlaces, 1, created);
  await applied(postInPlaces, 8, [{ before: null, after: version(9) }]);
  expect(await siblingsOf(1, [])).toEqual([2, 3, 4]);
  expect(await siblingsOf(3, [])).toEqual([1, 2, 4]);
  expect(await siblingsOf(5, [])).toEqual([]);

  await applied({ kind: "undo", changeSet }, 1, [{ before: version(2), after: null }]);
  expect(await siblingsOf(3, [])).toEqual([1, 4]);
});

it("joins what this browser knows and what all know, and forgets what it deleted", async () => {
  expect(
    await families([
      [2, 1, 6],
      [20, 21],
    ]),
  ).toEqual([
    [8, 9],
    [1, 3, 4, 6],
    [20, 21],
  ]);
});

it.each([
  [
    [
      [32, 50],
      [31, 33],
      [30, 31, 32],
    ],
    [[32, 50, 31, 33, 30]],
  ],
  // What is joined is as new as its newest part.
  [
    [
      [60, 61],
      [70, 71],
      [61, 62],
    ],
    [
      [70, 71],
      [60, 61, 62],
    ],
  ],
])("makes one family of those with a posting in common: %j is %j", async (all, joined) => {
  const known = await families(all);
  expect(known.slice(-joined.length).map(sorted)).toEqual(joined.map(sorted));
  expect(known.flat().length).toBe(new Set(known.flat()).size);
});

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

it("reads the items of a change set that is done once, and none of an undo that deletes nothing", async () => {
  const made = await applied(OPERATIONS.postInPlaces.initial(), 80, [
    { before: null, after: version(81) },
  ]);
  const changed = await applied({ kind: "confidential", on: true }, 80, []);
  const undo = await applied({ kind: "undo", changeSet: changed }, 80, []);
  for (const id of [made, changed, undo]) await changeSetStore.setState(id, "done");
  const items = vi.spyOn(changeSetStore, "items");
  const read = (id: string) => items.mock.calls.filter(([set]) => set === id).length;
  for (const _ of "12") expect(await siblingsOf(80, [])).toEqual([81]);
  expect([made, changed, undo].map(read)).toEqual([1, 0, 0]);
  session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false);
  expect(await siblingsOf(80, [])).toEqual([81]);
  expect(read(made)).toBe(2);
});

it("lets every browser know what was made of one text, until it is taken back", async () => {
  fakeService({ plain: false });
  const shared = async () => (await fetchSetting(FAMILIES)).value;
  const postInPlaces = OPERATIONS.postInPlaces.initial();
  const make = async (source: number, ...ids: number[]) =>
    applied(
      postInPlaces,
      source,
      ids.map((id) => ({ before: null, after: version(id) })),
    );
  const first = await make(30, 31, 32);
  for (const id of [first, await make(40, 41), await make(31, 33)]) await shareFamily(id);
  expect(await shared()).toEqual([
    [40, 41],
    [30, 31, 32, 33],
  ]);

  const taken = (...ids: number[]) => ids.map((id) => ({ before: version(id), after: null }));
  await shareFamily(await applied({ kind: "undo", changeSet: first }, 1, taken(31, 41)));
  expect(await shared()).toEqual([[30, 32, 33]]);
  await shareFamily(await applied({ kind: "delete" }, 32, taken(32)));
  expect(await shared()).toEqual([[30, 33]]);

  const many = Array.from({ length: 24_999 }, (_, at) => 1_000 + at);
  await changeSetting(FAMILIES, () => [many]);
  await shareFamily(await make(50, 51));
  expect(await shared()).toEqual([[50, 51]]);
});
