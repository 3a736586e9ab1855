// The dashboard's work with many jobs, without its pages; bench/sets.ts calls it.
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { readIndex } from "#src/jobs/index/read-index.ts";
import { openIndexStore } from "#src/jobs/index/index-store.ts";
import { READY_VIEWS } from "#src/jobs/views/ready-views.ts";
import { countOfView, jobsOfView } from "#src/jobs/views/jobs-of-view.ts";
import { type JobView, readView } from "#src/jobs/views/view.ts";

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
