import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakeService } from "../../testing/fake-service.ts";
import { signedInPage } from "../../testing/signed-in-page.ts";
import { applyToIndex } from "./apply-changes.ts";
import { indexDataOf } from "./index-data.ts";
import { readIndex } from "./read-index.ts";

signedInPage();

const { signal } = new AbortController();

/** What the index holds, without how it was read. */
const jobsIn = (client: QueryClient) =>
  new Map([...(indexDataOf(client)?.jobs ?? [])].map(([id, { job, etag }]) => [id, { job, etag }]));

const refusal = (status: number, headers = {}) =>
  new Response(JSON.stringify({ message: "No." }), { status, headers });

describe("with a feed of changes", () => {
  it("reads all jobs, then only what has changed", async () => {
    const service = fakeService({ plain: false });
    for (let id = 1; id <= 7; id++) service.put({ id });
    const client = new QueryClient();
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());

    service.requests.length = 0;
    const before = indexDataOf(client)?.jobs;
    await readIndex(client, signal);
    expect(service.requests).toHaveLength(1);
    expect(indexDataOf(client)?.jobs).toBe(before);

    service.put({ id: 3, title: "Cook" });
    service.delete(5);
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());
    expect(indexDataOf(client)?.jobs).not.toBe(before);
  });

  it("reads all again when the service does not know the cursor any more", async () => {
    const service = fakeService({ plain: false });
    for (let id = 1; id <= 4; id++) service.put({ id });
    const client = new QueryClient();
    await readIndex(client, signal);
    service.delete(1);
    service.generation = "b";
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());
  });
});

describe("without a feed", () => {
  it("reads each job once, then those that are new, have another header, or are gone", async () => {
    const service = fakeService({ plain: true });
    for (let id = 1; id <= 230; id++) service.put({ id });
    const client = new QueryClient();
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());

    service.put({ id: 3, title: "Cook" });
    service.put({ id: 231 });
    service.delete(5);
    service.requests.length = 0;
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());
    expect(service.requests.filter((path) => !path.startsWith("/jobs?")).toSorted()).toEqual([
      "/jobs/231",
      "/jobs/3",
      "/jobs/5",
    ]);
  });

  it.each([400, 403, 404, 405, 500])("takes %i for a service without one", async (status) => {
    const service = fakeService({ plain: true });
    service.put({ id: 1 });
    service.intercept((path) => (path.startsWith("/jobs/changes") ? refusal(status) : undefined));
    const client = new QueryClient();
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());
  });

  it("keeps a job that moved between the pages of the list", async () => {
    const service = fakeService({ plain: true });
    for (let id = 1; id <= 150; id++) service.put({ id });
    const client = new QueryClient();
    await readIndex(client, signal);
    // Job 50 comes to the first page, which was read before.
    service.intercept((path) => {
      if (path.startsWith("/jobs?page=2")) service.delete(150);
      return undefined;
    });
    await readIndex(client, signal);
    expect(jobsIn(client).has(50)).toBe(true);
    await readIndex(client, signal);
    expect(jobsIn(client)).toEqual(service.jobs());
  });
});

it("waits out a limit", async () => {
  const service = fakeService({ plain: false });
  service.put({ id: 1 });
  service.intercept(() =>
    service.requests.length === 1 ? refusal(429, { "Retry-After": "1" }) : undefined,
  );
  const client = new QueryClient();
  const begun = Date.now();
  await readIndex(client, signal);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(990);
  expect(jobsIn(client)).toEqual(service.jobs());
});

it("reads nothing of more than 25,000 jobs", async () => {
  const service = fakeService({ plain: false });
  const paging = { total: 25_001, page: 1, pages: 25_001, pageSize: 1, previous: null, next: null };
  service.intercept(() => new Response(JSON.stringify({ data: [], paging })));
  await expect(readIndex(new QueryClient(), signal)).rejects.toMatchObject({ total: 25_001 });
  expect(service.requests).toEqual(["/jobs?page=1&pageSize=1"]);
});

const steps = fc.array(
  fc.record({
    /** Who writes: an own write is applied to the index, maybe later. */
    kind: fc.constantFrom("put", "delete", "own put", "own delete", "stop", "restart"),
    id: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 30 },
);

/** Between any two requests of a reading, others write, own writes arrive, and it may stop. */
it.each([true, false])("ends with what the service has, feed: %s", async (feed) => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat({ max: 3 }), async (all, lag) => {
      const service = fakeService({ plain: !feed });
      const client = new QueryClient();
      const rest = [...all];
      const gone = new Set<number>();
      const late: (() => Promise<void>)[] = [];
      let stop = new AbortController();
      const step = async () => {
        const { kind, id } = rest.shift() ?? {};
        // No id is given twice.
        if (id === undefined || gone.has(id)) return;
        const before = service.jobs().has(id);
        if (kind === "restart") service.generation += "x";
        if (kind === "stop") stop.abort();
        if (kind?.endsWith("put")) service.put({ id, title: `Change ${rest.length}` });
        if (kind?.endsWith("delete") && before) {
          // Of a job that another deletes before the response to an own write, the index learns nothing.
          while (late.length > 0) await late.shift()?.();
          service.delete(id);
          gone.add(id);
        }
        const saved = service.jobs().get(id);
        if (kind === "own put" && saved) late.push(async () => applyToIndex(client, [{ saved }]));
        if (kind === "own delete" && before)
          late.push(async () => applyToIndex(client, [{ deleted: id }]));
        if (late.length > lag) await late.shift()?.();
      };
      // A reading that stops leaves its requests alone, and with them their steps.
      const begun: Promise<void>[] = [];
      service.intercept(async () => {
        begun.push(step());
        await begun.at(-1);
        return undefined;
      });
      while (rest.length > 0) {
        stop = new AbortController();
        await readIndex(client, stop.signal).catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
        });
      }
      await Promise.all(begun);
      for (const apply of late) await apply();
      // A late own write may have undone another's change; the next reading says so.
      service.intercept(undefined);
      await readIndex(client, signal);
      expect(jobsIn(client)).toEqual(service.jobs());
    }),
    { numRuns: process.env["TEST_ALL"] ? 2000 : 100 },
  );
});
