// The dashboard's work with many jobs, without its pages; bench/sets.ts calls it.
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { readIndex } from "#src/jobs/requests/index/read-index.ts";
import { openIndexStore } from "#src/jobs/requests/index/index-store.ts";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import {
  itemsOf,
  planChangeSet,
  readPlanSource,
} from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { runChangeSet } from "#src/jobs/actions/changes/run-change-set.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { READY_VIEWS } from "#src/jobs/list/views/ready-views.ts";
import { countOfView, jobsOfView } from "#src/jobs/list/views/jobs-of-view.ts";
import { type JobView, readView } from "#src/jobs/list/views/view.ts";

import { measureReadiness } from "./readiness.ts";
import { measureCheck, measureExport, measurePlaces } from "./sheets.ts";

const VIEWS: JobView[] = [
  ...READY_VIEWS.map(({ view }) => view),
  { q: "manager" },
  { province: "BC,AB", sort: "location" },
  { pay: "hour:..25", sort: "pay" },
  ...["title", "-title", "location", "closes", "-pay"].map((sort) => readView({ sort })),
];

const client = createQueryClient();
const { signal } = new AbortController();

async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const jobs = async () => [...(await readIndex(client, signal)).jobs.values()];

/**
 * Plans, stores and sends a change set.
 * @returns its id
 * @throws Error if not every posting was changed
 */
async function change(action: ChangeSetAction, ids: readonly number[]): Promise<string> {
  const id = await changeSetStore.plan(
    action,
    ids.map((job) => ({ id: job, etag: undefined })),
  );
  const set = await changeSetStore.get(id);
  if (!set) throw new Error("The change set was not stored.");
  const source = await readPlanSource(client, set, signal, () => {});
  const plan = await planChangeSet(set, action, source, false, signal);
  await changeSetStore.start(id, itemsOf(id, action, plan, new Set()));
  await runChangeSet(id, client);
  const { stored } = await changeSetStore.counts(id);
  if (stored !== ids.length) throw new Error(`${stored} of ${ids.length} were changed.`);
  return id;
}

Object.assign(globalThis, {
  sets: {
    /** Milliseconds to read the index, from the start or from what is stored. */
    readIndex: () => timed(async () => readIndex(client, signal)),

    /** How many jobs the next visit begins with. */
    stored: async () => {
      const store = await openIndexStore();
      const data = await store?.load();
      await store?.close();
      return data?.complete ? data.jobs.size : 0;
    },

    /** Milliseconds to change many jobs and to take that back, each with its dry run. */
    change: async (count: number) => {
      const ids = (await jobs()).slice(0, count).map(({ job }) => job.id);
      let changeSet = "";
      const apply = await timed(async () => {
        changeSet = await change({ kind: "insertText", at: "end", text: "Apply today." }, ids);
      });
      const undo = await timed(async () => change({ kind: "undo", changeSet }, ids));
      return { apply, undo };
    },

    /** What takes long to export all jobs, to check that file, and to ask about places that no job has. */
    sheets: async (places: number) => {
      const ids = (await jobs()).map(({ job }) => job.id);
      const { blob, ...exported } = await measureExport(client, ids);
      const check = await measureCheck(client, blob);
      return { export: exported, check, places: await measurePlaces(places) };
    },

    /** Milliseconds to audit some jobs, to compare all with each other, and of the longest task. */
    readiness: async (audited: number) =>
      measureReadiness((await readIndex(client, signal)).jobs, audited),

    /** Milliseconds of the slowest view, the first time and later, and of all counts. */
    views: async () => {
      const all = await jobs();
      const slowest = async () => {
        const times = [];
        for (const view of VIEWS)
          times.push(await timed(() => jobsOfView(all, view, "2026-11-26")));
        return Math.max(...times);
      };
      const counts = async () =>
        timed(() => READY_VIEWS.map(({ view }) => countOfView(all, view, "2026-11-26")));
      return { first: await slowest(), later: await slowest(), counts: await counts() };
    },
  },
});
