import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { JobList } from "#contract/listing.ts";
import { afterJobsChanged } from "./after-jobs-changed.ts";
import { listQueries } from "../list/list-queries.ts";
import { jobQueries } from "../requests/queries.ts";
import { fetchJobs } from "../requests/read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";

vi.mock("../requests/read-requests.ts");

const FILTER = { status: undefined, q: "", page: 1, pageSize: 10 };
const jobs = [1, 2, 3, 4].map((id) => ({ ...aJob, id }));
const list: JobList = {
  data: jobs,
  paging: { total: 4, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
};

beforeEach(() => {
  vi.mocked(fetchJobs).mockReset().mockResolvedValue(list);
});

it("updates many jobs with one broadcast and one refetch", async () => {
  const broadcasts = vi.fn<() => void>();
  const channel = new BroadcastChannel("jobs");
  channel.addEventListener("message", broadcasts);
  onTestFinished(() => channel.close());
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(listQueries.page(FILTER).queryKey, list);
  for (const job of jobs)
    client.setQueryData(jobQueries.detail(job.id).queryKey, { job, etag: null });

  await afterJobsChanged(client, [
    { saved: { job: { ...jobs[0]!, status: "active" }, etag: '"2"' } },
    { saved: { job: { ...jobs[1]!, status: "active" }, etag: '"2"' } },
    { deleted: 3 },
    { unknown: 4 },
  ]);

  const shown = client.getQueryData(listQueries.page(FILTER).queryKey);
  expect(shown?.data.map(({ id, status }) => [id, status])).toEqual([
    [1, "active"],
    [2, "active"],
    [4, "draft"],
  ]);
  expect(shown?.paging.total).toBe(3);
  expect(client.getQueryData(jobQueries.detail(1).queryKey)?.etag).toBe('"2"');
  expect(client.getQueryData(jobQueries.detail(3).queryKey)).toBeUndefined();
  expect(client.getQueryState(jobQueries.detail(4).queryKey)?.isInvalidated).toBe(true);
  await expect.poll(() => broadcasts.mock.calls).toHaveLength(1);
  await expect
    .poll(() => client.getQueryState(listQueries.page(FILTER).queryKey)?.isInvalidated)
    .toBe(true);
});
