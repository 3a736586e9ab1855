import { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import type { ChangeItem, ChangeSet } from "../../../writes/change-set.ts";
import type { Operation } from "../../operations/operations.ts";
import { itemsOf, planChangeSet, readPlanSource } from "../plan/plan-change-set.ts";
import { changeSetStore } from "../../../writes/change-set-store.ts";

const { signal } = new AbortController();

/** The job number `id`, like none of the others. */
export const job = (id: number): Job => ({
  ...aJob,
  id,
  title: `Baker ${id}`,
  description: `<p>Call 604-555-0100 about number ${id}.</p>`,
  salary: {
    amount: 20 + id / 100,
    maxAmount: null,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
});

/** Plans a change set and stores its items, which `runChangeSet` sends; resolves to its id. */
export async function startPlanned(action: ChangeSet["action"], ids: readonly number[]) {
  const id = await changeSetStore.plan(
    action,
    ids.map((id) => ({ id, etag: undefined })),
  );
  const set = await storedSet(id);
  const source = await readPlanSource(new QueryClient(), set, signal, () => {});
  const planned = await planChangeSet(set, action, source, false, signal);
  await changeSetStore.start(id, itemsOf(id, action, planned, new Set()));
  return id;
}

export async function storedSet(id: string): Promise<ChangeSet> {
  const set = await changeSetStore.get(id);
  if (!set) throw new Error(`There is no change set ${id}.`);
  return set;
}

export const statesOf = (items: readonly ChangeItem[]) =>
  new Map(items.map(({ before, state }) => [before?.job.id ?? 0, state]));

/** Posts one posting in three places. */
export const inPlaces = {
  kind: "postInPlaces",
  places: "Laval, QC\nRegina, SK\nGander, NL",
  perPosting: 1,
  reference: "BAR-{n}",
  townsFollow: false,
  status: "draft",
} satisfies Operation;
