import { expect, it, onTestFinished } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { SCENARIOS } from "./scenarios.ts";
import { startScenario } from "./start-scenario.ts";

const LIST = "/jobs?page=1&pageSize=1";

async function started(name: string) {
  const { url, apiKey, stop } = await startScenario(SCENARIOS[name]!);
  onTestFinished(stop);
  return async (method: string, path: string, body?: object) =>
    fetch(`${url}/api/v1.1${path}`, {
      method,
      headers: { "API-Key": apiKey, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
}

type Call = Awaited<ReturnType<typeof started>>;

/** What is seen in each, by somebody who asks its service. */
const SEEN: Record<string, (call: Call) => Promise<void>> = {
  empty: async (call) => {
    expect(await total(call)).toBe(0);
    await expectSameInstant(call);
  },
  full: async (call) => {
    expect(await total(call)).toBe(800);
  },
  slow: async (call) => {
    const asked = performance.now();
    await call("GET", LIST);
    expect(performance.now() - asked).toBeGreaterThan(2_990);
  },
  "list-fails": async (call) => {
    expect((await call("GET", "/jobs?pageSize=1")).status).toBe(200);
    expect((await call("GET", LIST)).status).toBe(500);
    expect((await call("GET", "/jobs?status=active&page=1&pageSize=25")).status).toBe(500);
  },
  "answer-lost": async (call) => {
    await expect(call("PUT", "/jobs/1", { title: "Baker" })).rejects.toThrow("fetch failed");
    expect((await posting(call, 1)).title).toBe("Baker");
    expect((await call("PUT", "/jobs/1", { title: "Driver" })).status).toBe(200);
  },
  "connection-drops": async (call) => {
    for (let times = 1; times < 4; times += 1) expect((await call("GET", LIST)).ok).toBe(true);
    await expect(call("GET", LIST)).rejects.toThrow("fetch failed");
  },
  "colleague-edits": async (call) => {
    const { title } = await posting(call, 1);
    const etag = (await call("GET", "/jobs/1")).headers.get("etag");
    await call("PUT", "/jobs/1", { confidential: true });
    expect((await posting(call, 1)).title).toBe(`${title} (evenings)`);
    expect((await call("GET", "/jobs/1")).headers.get("etag")).not.toBe(etag);
  },
  "database-away": async (call) => {
    expect((await call("GET", LIST)).status).toBe(200);
    const away = await call("GET", "/jobs/1");
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  },
  "read-only-key": async (call) => {
    expect((await call("GET", "/jobs/1")).status).toBe(200);
    expect((await call("PUT", "/jobs/1", { title: "Baker" })).status).toBe(403);
  },
  "closing-today": async (call) => {
    const postings = await Promise.all([4, 3, 2, 1].map(async (id) => posting(call, id)));
    expect(postings.map(({ closeDate }) => closeDate)).toEqual([
      "2026-06-15",
      "2026-06-16",
      "2026-06-17",
      "2026-06-23",
    ]);
  },
};

const total = async (call: Call) =>
  ((await (await call("GET", LIST)).json()) as JobList).paging.total;
const posting = async (call: Call, id: number) =>
  (await (await call("GET", `/jobs/${id}`)).json()) as Job;

/** Of every scenario: the clock of the answers, of what "today" means, and of the database. */
async function expectSameInstant(call: Call): Promise<void> {
  const body = { ...SCENARIOS["closing-today"]!.more!("2026-06-16")[0], closeDate: null };
  const created = await call("POST", "/jobs", body);
  expect(created.headers.get("date")).toMatch(/^Tue, 16 Jun 2026 16:0/);
  const { id, publishDate } = (await created.json()) as Job;
  expect(publishDate).toBe("2026-06-16");
  const versions = await call("GET", `/jobs/${id}/versions`);
  const at = expect.stringMatching(/^2026-06-16T16:0/);
  expect(await versions.json()).toMatchObject({ data: [{ at }] });
}

it.each(Object.keys(SCENARIOS))("%s shows what it is about", async (name) => {
  await expect(SEEN[name]!(await started(name))).resolves.toBeUndefined();
});
