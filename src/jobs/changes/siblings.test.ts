import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { aJob } from "../testing/a-job.ts";
import { signedInPage } from "../testing/signed-in-page.ts";
import type { ChangeItem, ChangeSetAction } from "./change-set.ts";
import { DEFAULT_OPERATIONS } from "./operation.ts";
import { siblingsOf } from "./siblings.ts";
import { startChangeSet } from "./start-change-set.ts";
import { changeSetStore } from "./store.ts";

signedInPage();

const version = (id: number) => ({ job: { ...aJob, id }, etag: null });

async function applied(
  action: ChangeSetAction,
  source: number,
  items: Pick<ChangeItem, "before" | "after">[],
): Promise<string> {
  const changeSet = await startChangeSet(action, [{ id: source, etag: null }]);
  const rest = { changeSet, write: null, state: "applied" as const, reason: null };
  await changeSetStore.start(
    changeSet,
    items.map((item, position) => ({ ...rest, ...item, position })),
  );
  return changeSet;
}

it("knows the postings that were made of one text, without those that were taken back", async () => {
  const { postInPlaces } = DEFAULT_OPERATIONS;
  const created = [2, 3, 4].map((id) => ({ before: null, after: version(id) }));
  const changeSet = await applied(postInPlaces, 1, created);
  await applied(postInPlaces, 8, [{ before: null, after: version(9) }]);
  expect(await siblingsOf(1)).toEqual([2, 3, 4]);
  expect(await siblingsOf(3)).toEqual([1, 2, 4]);
  expect(await siblingsOf(5)).toEqual([]);

  await applied({ kind: "undo", changeSet }, 1, [{ before: version(2), after: null }]);
  expect(await siblingsOf(3)).toEqual([1, 4]);
});
