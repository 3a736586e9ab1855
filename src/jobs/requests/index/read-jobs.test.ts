import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { readIndex } from "./read-index.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { readJobs } from "./read-jobs.ts";

signedInPage();

const { signal } = new AbortController();

it.each<[string, { plain: boolean; chosen: number; indexed?: boolean }, RegExp, number]>([
  ["many", { plain: false, chosen: 500 }, /changes/, 0],
  ["a few without an index", { plain: false, chosen: 5 }, /^$/, 5],
  ["a few with an index", { plain: false, chosen: 5, indexed: true }, /changes/, 0],
  ["many of a plain service", { plain: true, chosen: 500 }, /changes/, 500],
])("reads %s", async (_, { plain, chosen, indexed = false }, feed, single) => {
  const service = fakeService({ plain });
  service.pageSize = 200;
  for (let id = 1; id <= 520; id++) service.put({ id });
  const client = new QueryClient();
  if (indexed) await readIndex(client, signal);
  service.requests.length = 0;
  const ids = [...Array.from({ length: chosen - 1 }, (__, at) => at + 1), 9_999];
  const onProgress = vi.fn<(read: number) => void>();
  const read = await readJobs(client, ids, signal, onProgress);
  expect(read.map((job) => job?.job.id ?? null)).toEqual([...ids.slice(0, -1), null]);
  expect(service.requests.filter((path) => /jobs\/\d/.test(path))).toHaveLength(single);
  expect(service.requests.find((path) => path.includes("changes")) ?? "").toMatch(feed);
  if (!indexed) expect(onProgress.mock.lastCall?.[0]).toBeGreaterThanOrEqual(chosen - 1);
});
