import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { session } from "#src/lib/session/current-session.ts";
import { render } from "#src/ui/testing/render.tsx";
import { afterJobsChanged } from "../mutations.ts";
import { fakeService } from "../testing/fake-service.ts";
import { aJob } from "../testing/a-job.ts";
import { jobIndex, useJobIndex } from "./job-index.ts";

beforeEach(() => session.signIn({ key: "k", employer: null }, false));

function Index({ enabled = true }) {
  return JSON.stringify(useJobIndex(enabled).state);
}

function show(client: QueryClient, enabled = true) {
  return render(
    <QueryClientProvider client={client}>
      <Index enabled={enabled} />
    </QueryClientProvider>,
  );
}

const jobs = () => {
  const index = jobIndex.get();
  return index.state === "ready" ? index.jobs : undefined;
};

it("reads every job, with its version, while a component needs it", async () => {
  const service = fakeService({ feed: false });
  for (let id = 1; id <= 230; id++) service.put({ id });
  show(createQueryClient());
  await expect.poll(jobs).toEqual(service.jobs());
});

it("reads nothing while no component needs it", () => {
  const service = fakeService({ feed: false });
  show(createQueryClient(), false);
  expect(jobIndex.get()).toEqual({ state: "none" });
  expect(service.requests).toEqual([]);
});

it("shows own writes at once", async () => {
  const service = fakeService({ feed: false });
  service.put({ id: 1 });
  service.put({ id: 2 });
  const client = createQueryClient();
  show(client);
  await expect.poll(jobs).toHaveProperty("size", 2);
  const before = jobs();

  const saved = { job: { ...aJob, id: 3, title: "Cook" }, etag: '"3-1"' };
  await afterJobsChanged(client, [{ saved }, { deleted: 1 }]);

  await expect.poll(() => [...(jobs()?.keys() ?? [])]).toEqual([2, 3]);
  expect(jobs()?.get(3)).toBe(saved);
  expect(before?.size).toBe(2);
});

it("stops, and continues", async () => {
  const service = fakeService({ feed: false });
  for (let id = 1; id <= 30; id++) service.put({ id });
  const answer = Promise.withResolvers<undefined>();
  service.intercept((path) => (path === "/jobs/10" ? answer.promise : undefined));
  show(createQueryClient());
  await expect.poll(jobIndex.get).toMatchObject({ state: "reading", total: 30 });
  jobIndex.cancel();
  await expect.poll(jobIndex.get).toEqual({ state: "none" });

  answer.resolve(undefined);
  await jobIndex.refresh();
  expect(jobs()).toEqual(service.jobs());
  // What was read before the stop is not read again.
  expect(service.requests.filter((path) => path === "/jobs/30")).toHaveLength(1);
});
