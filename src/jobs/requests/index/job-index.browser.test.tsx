import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { employerDatabase } from "#src/lib/database/employer-database.ts";
import { session } from "#src/lib/session/current-session.ts";
import { createTabChannel } from "#src/lib/session/tab-channel.ts";
import { render } from "#src/ui/testing/render.tsx";
import { afterJobsChanged } from "../../actions/after-jobs-changed.ts";
import { followJobsChanges } from "../tab-sync.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { indexDataOf } from "./index-data.ts";
import { openIndexStore } from "./index-store.ts";
import { jobIndex, useJobIndex } from "./job-index.ts";

let employers = 0;

/** Signs in as another employer, or as the same one. */
function signIn(employer = ++employers) {
  session.signIn({ key: `key of ${employer}`, employer: { id: employer, name: "Harbour" } }, false);
}

beforeEach(() => signIn());

function Index({ enabled = true }) {
  return JSON.stringify(useJobIndex(enabled).state);
}

/** A visit: what was in memory before is not there. */
function visit(client: QueryClient = createQueryClient(), enabled = true) {
  render(
    <QueryClientProvider client={client}>
      <Index enabled={enabled} />
    </QueryClientProvider>,
  );
  return client;
}

const isCurrent = () => jobIndex.get().state === "ready";

/** What the index holds, without how it was read. */
function jobs() {
  const index = jobIndex.get();
  if (index.state !== "ready") return undefined;
  return new Map([...index.jobs].map(([id, { job, etag }]) => [id, { job, etag }]));
}

/** What the next visit of the session's employer begins with. */
async function stored() {
  const store = await openIndexStore();
  try {
    return await store?.load();
  } finally {
    await store?.close();
  }
}

const jobRequests = ({ requests }: { requests: string[] }) =>
  requests.filter((path) => /\d$/.test(path) && !path.includes("?"));

it("reads every job, with its version, while a component needs it", async () => {
  const service = fakeService({ plain: true });
  for (let id = 1; id <= 230; id++) service.put({ id });
  visit();
  await expect.poll(jobs).toEqual(service.jobs());
});

it("reads nothing while no component needs it", () => {
  const service = fakeService({ plain: true });
  visit(createQueryClient(), false);
  expect(jobIndex.get()).toEqual({ state: "none" });
  expect(service.requests).toEqual([]);
});

it("shows own writes at once", async () => {
  const service = fakeService({ plain: true });
  service.put({ id: 1 });
  service.put({ id: 2 });
  const client = visit();
  await expect.poll(jobs).toHaveProperty("size", 2);
  const before = indexDataOf(client)?.jobs;

  const saved = { job: { ...aJob, id: 3, title: "Cook" }, etag: '"3-1"' };
  await afterJobsChanged(client, [{ saved }, { deleted: 1 }]);

  await expect.poll(() => [...(jobs()?.keys() ?? [])]).toEqual([2, 3]);
  expect(jobs()?.get(3)).toEqual(saved);
  expect(before?.size).toBe(2);
});

it("keeps what it has when a refresh fails, and says so", async () => {
  const service = fakeService({ plain: false });
  service.put({ id: 1 });
  visit();
  await expect.poll(jobs).toEqual(service.jobs());
  service.intercept(() => new Response("{}", { status: 418 }));
  await jobIndex.refresh();
  expect(jobIndex.get()).toMatchObject({ state: "ready", error: { status: 418 } });
});

it("reads what another tab has changed", async () => {
  const service = fakeService({ plain: false });
  service.put({ id: 1 });
  const client = createQueryClient();
  followJobsChanges(client);
  visit(client);
  await expect.poll(jobs).toEqual(service.jobs());
  service.put({ id: 2 });
  const otherTab = createTabChannel("jobs");
  otherTab.post("changed");
  await expect.poll(jobs).toEqual(service.jobs());
  otherTab.close();
});

it("reads a job again after a write whose outcome is unknown", async () => {
  const service = fakeService({ plain: true });
  service.put({ id: 1 });
  const client = visit();
  await expect.poll(jobs).toEqual(service.jobs());
  // Nothing of it is in the list.
  service.put({ id: 1, closeDate: "2036-01-01" });
  await afterJobsChanged(client, [{ unknown: 1 }]);
  await expect.poll(jobs).toEqual(service.jobs());
});

it("says that there are too many jobs", async () => {
  const service = fakeService({ plain: false });
  const paging = { total: 30_000, page: 1, pages: 1, pageSize: 1, previous: null, next: null };
  service.intercept(() => new Response(JSON.stringify({ data: [], paging })));
  visit();
  await expect.poll(jobIndex.get).toEqual({ state: "tooMany", total: 30_000 });
});

it("says that it could not be read", async () => {
  const service = fakeService({ plain: false });
  service.intercept(() => new Response("{}", { status: 418 }));
  visit();
  await expect.poll(jobIndex.get).toMatchObject({ state: "failed", error: { status: 418 } });
});

describe("between visits", () => {
  it.each([true, false])(
    "shows what is stored, then reads what has changed; feed: %s",
    async (feed) => {
      const service = fakeService({ plain: !feed });
      for (let id = 1; id <= 8; id++) service.put({ id });
      visit();
      await expect.poll(jobs).toEqual(service.jobs());
      // Stored after it shows.
      await new Promise((resolve) => setTimeout(resolve, 200));

      service.put({ id: 2, title: "Cook" });
      service.delete(4);
      service.requests.length = 0;
      const answer = Promise.withResolvers<undefined>();
      service.intercept(() => answer.promise);
      const client = visit();
      await expect.poll(isCurrent).toBe(true);
      expect(indexDataOf(client)?.jobs.size).toBe(8);
      answer.resolve(undefined);
      await expect.poll(jobs).toEqual(service.jobs());
      expect(jobRequests(service).toSorted()).toEqual(feed ? [] : ["/jobs/2", "/jobs/4"]);
    },
  );

  it.each([true, false])("continues a reading that was stopped; feed: %s", async (feed) => {
    const service = fakeService({ plain: !feed });
    for (let id = 1; id <= 8; id++) service.put({ id });
    const isSecond = (path: string) => path === "/jobs/2" || path.includes("since=a-3");
    service.intercept((path) => (isSecond(path) ? new Promise(() => {}) : undefined));
    visit();
    await expect.poll(() => service.requests.some(isSecond)).toBe(true);
    await expect.poll(jobIndex.get).toMatchObject({ state: "reading", total: 8 });
    if (!feed) await expect.poll(() => jobRequests(service)).toHaveLength(8);
    jobIndex.cancel();
    await expect.poll(jobIndex.get).toEqual({ state: "none" });
    // Six requests run at a time, so that the eighth began after two answers.
    const kept = async () => (await stored())?.jobs.size;
    await expect.poll(kept).toBeGreaterThanOrEqual(feed ? 3 : 2);

    service.intercept(undefined);
    service.requests.length = 0;
    visit();
    await expect.poll(jobs).toEqual(service.jobs());
    expect(service.requests.some((path) => path.startsWith("/jobs/changes?limit"))).toBe(!feed);
    // The newest are read first.
    expect(jobRequests(service)).not.toContain("/jobs/8");
  });

  it("keeps own writes, of which a plain service would not tell", async () => {
    const service = fakeService({ plain: true });
    service.put({ id: 1 });
    visit();
    await expect.poll(stored).toMatchObject({ complete: true });

    // The index is not in memory.
    service.put({ id: 1, closeDate: "2036-01-01" });
    const saved = service.jobs().get(1)!;
    await afterJobsChanged(createQueryClient(), [{ saved }]);
    const closeDate = async () => (await stored())?.jobs.get(1)?.job.closeDate;
    await expect.poll(closeDate).toBe("2036-01-01");
  });

  it("reads what another tab wrote to a plain service", async () => {
    const service = fakeService({ plain: true });
    service.put({ id: 1 });
    visit();
    await expect.poll(jobs).toEqual(service.jobs());
    await expect.poll(stored).toMatchObject({ complete: true });
    service.put({ id: 1, closeDate: "2036-01-01" });
    const otherTab = await openIndexStore();
    await otherTab?.put([[1, service.jobs().get(1)]]);
    await otherTab?.close();
    await jobIndex.refresh();
    expect(jobs()).toEqual(service.jobs());
  });

  it("joins many small writes, and reads jobs of another release again", async () => {
    const service = fakeService({ plain: true });
    service.put({ id: 1 });
    visit();
    await expect.poll(stored).toMatchObject({ complete: true });
    const store = await openIndexStore();
    for (let version = 2; version < 200; version++) {
      const title = `Baker ${version}`;
      await store?.put([[1, { job: { ...aJob, id: 1, title }, etag: `"1-${version}"` }]]);
    }
    await store?.close();
    const database = await employerDatabase();
    expect(await database.table("updates").count()).toBeGreaterThan(150);
    expect((await stored())?.jobs.get(1)?.job.title).toBe("Baker 199");
    expect(await database.table("updates").count()).toBe(1);
    expect((await stored())?.jobs.get(1)?.job.title).toBe("Baker 199");

    await database.table("progress").put({ complete: true, shape: "id,title" }, "now");
    expect(await stored()).toMatchObject({ complete: false, jobs: new Map() });
    expect(await database.table("updates").count()).toBe(0);
  });

  it("reads all again on request", async () => {
    const service = fakeService({ plain: true });
    service.put({ id: 1 });
    visit();
    await expect.poll(jobs).toEqual(service.jobs());
    service.put({ id: 1, closeDate: "2036-01-01" });
    await jobIndex.refresh();
    expect(jobs()).not.toEqual(service.jobs());
    await jobIndex.readAllAgain();
    expect(jobs()).toEqual(service.jobs());
  });

  it("never shows the jobs of another employer", async () => {
    const service = fakeService({ plain: false });
    service.put({ id: 1 });
    visit();
    await expect.poll(jobs).toEqual(service.jobs());
    await expect.poll(stored).toMatchObject({ complete: true });

    signIn();
    expect(jobIndex.get()).toEqual({ state: "none" });
    const other = fakeService({ plain: false });
    other.intercept(() => new Promise(() => {}));
    const client = visit();
    await expect.poll(() => other.requests.length).toBeGreaterThan(0);
    expect(indexDataOf(client)?.jobs.size).toBe(0);

    signIn(employers - 1);
    visit();
    await expect.poll(jobs).toEqual(service.jobs());
  });
});

it("works in memory where the browser stores nothing", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Not in this window.", "SecurityError");
  });
  const service = fakeService({ plain: false });
  for (let id = 1; id <= 8; id++) service.put({ id });
  visit();
  await expect.poll(jobs).toEqual(service.jobs());
});
