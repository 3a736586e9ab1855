import type { deletedJobList } from "#contract/history.ts";
import { TEST_MARKER } from "#contract/test-marker.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { installation } from "#service/testing/installation.ts";
import { ON_POSTGRESQL } from "#service/db/testing/test-database.ts";
import { freePort } from "../scripts/lib/free-port.ts";
import { exitCodeOf, type Outcome, type Result } from "./result.ts";
import type * as z from "zod/mini";
import { junit } from "./junit.ts";
import { report } from "./report.ts";
import { runConformance } from "./run-conformance.ts";
import { brokenService } from "./testing/broken-service.ts";
import { cutTo, type Json, listing } from "./testing/faults.ts";

const those = (verdict: Outcome["verdict"], { outcomes }: Result) =>
  outcomes.filter((outcome) => outcome.verdict === verdict);

const sentence = ({ clause, title, reason }: Outcome) => `${clause} ${title}: ${reason}`;

async function jobsOf(baseUrl: string, apiKey: string): Promise<{ id: number; title: string }[]> {
  const headers = { "API-Key": apiKey };
  const answer = await fetch(`${baseUrl}/api/v1.1/jobs?pageSize=100`, { headers });
  return ((await answer.json()) as { data: { id: number; title: string }[] }).data;
}

/** Titles and reference ids of an employer's trash. */
async function namesInTrash(baseUrl: string, apiKey: string): Promise<string[]> {
  const headers = { "API-Key": apiKey };
  const names: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = `pageSize=100&page=${page}`;
    const answer = await fetch(`${baseUrl}/api/v1.1/jobs/deleted?${query}`, { headers });
    const list = (await answer.json()) as z.infer<typeof deletedJobList>;
    names.push(...list.data.map(({ job }) => `${job.title} ${job.referenceId}`));
    pages = list.paging.pages;
  }
  return names;
}

const titlesOf = async (baseUrl: string, apiKey: string) =>
  (await jobsOf(baseUrl, apiKey)).map(({ title }) => title);

// In production it runs on PostgreSQL.
describe.each(ON_POSTGRESQL)("this service on %s", (engine) => {
  test("conforms to the interface and to our decisions, and is left as it was", async () => {
    const { baseUrl, apiKey, otherApiKey } = await installation(engine);
    const before = await titlesOf(baseUrl, apiKey);
    const result = await runConformance({ baseUrl, apiKey, otherApiKey });
    expect(those("failed", result).map(sentence)).toEqual([]);
    expect(those("not-applicable", result).map(sentence)).toEqual([
      "§8 autoRefresh moves publishDate every 7 days: takes 7 days, so no run judges it",
    ]);
    expect(those("not-judged", result).map(sentence)).toEqual([]);
    expect(result.interface.passed).toBeGreaterThan(300);
    expect(result.decisions.passed).toBeGreaterThan(300);
    expect(result.extensions.passed).toBeGreaterThan(5);
    expect(result.left).toEqual([]);
    expect(await titlesOf(baseUrl, apiKey)).toEqual(before);
    expect(await titlesOf(baseUrl, otherApiKey)).toEqual([]);
    const trash = await namesInTrash(baseUrl, apiKey);
    expect(trash.length).toBeGreaterThan(300);
    expect(trash.filter((name) => !TEST_MARKER.test(name))).toEqual([]);
    const headers = { "API-Key": apiKey };
    const setting = await fetch(`${baseUrl}/api/v1.1/settings/conformance`, { headers });
    expect(setting.status).toBe(204);
  });
});

test(
  "a service that has the interface alone conforms, and its extensions are not judged",
  { tags: "all" },
  async () => {
    const { baseUrl, apiKey, otherApiKey } = await installation("postgresql", { plain: true });
    const run = { baseUrl, apiKey, otherApiKey };
    const { interface: clauses } = await runConformance({ ...run, authority: "interface" });
    expect(clauses).toMatchObject({ failed: 0, passed: expect.any(Number) as number });
    expect(clauses.passed).toBeGreaterThan(300);
    const extras = await runConformance({ ...run, authority: "extension" });
    expect(new Set(extras.outcomes.map(({ verdict, reason }) => `${verdict}: ${reason}`))).toEqual(
      new Set([
        "not-applicable: the service does not have this extension: Service-Extensions does not list it",
        "not-applicable: the service does not have this extension: it answers 404",
        "not-applicable: the service does not have this extension: there is no Time-Line",
      ]),
    );
  },
);

test(
  "with one key and without older postings, a run says what it did not judge",
  { tags: "all" },
  async () => {
    const { baseUrl, apiKey } = await installation("postgresql");
    for (const { id } of await jobsOf(baseUrl, apiKey)) {
      const headers = { "API-Key": apiKey };
      await fetch(`${baseUrl}/api/v1.1/jobs/${id}`, { method: "DELETE", headers });
    }
    const result = await runConformance({ baseUrl, apiKey, categoryIds: [1, 2] });
    expect(those("failed", result).map(sentence)).toEqual([]);
    const reasons = new Set(
      those("not-judged", result).map(({ clause, reason }) => `${clause}: ${reason}`),
    );
    expect(reasons).toEqual(
      new Set([
        "§4.2: needs 3 category ids: --category-ids",
        "§4.2: needs 4 category ids: --category-ids",
        "§4.3.1: needs 4 category ids: --category-ids",
        "§5.3: needs OTHER_API_KEY",
        "Error statuses: needs OTHER_API_KEY",
        "Repeated POST: needs OTHER_API_KEY",
        "GET /jobs/changes: needs OTHER_API_KEY",
      ]),
    );
    expect(report(result)).toContain("Interface: holds as far as judged");
    expect([exitCodeOf(result, false), exitCodeOf(result, true)]).toEqual([0, 2]);
  },
);

test(
  "links that lead to a public address are followed here, and one check says so",
  { tags: "all" },
  async () => {
    const { baseUrl, apiKey } = await installation("postgresql");
    const elsewhere = "https://jobs.example.com";
    const behind = await brokenService(baseUrl, {
      answered: ({ status, headers, text }) => ({
        status,
        headers: {
          ...headers,
          location: headers.location?.replace(/^https?:\/\/[^/]+/, elsewhere),
        },
        text: text.replaceAll(/(?<="(?:previous|next)":")https?:\/\/[^/]+/g, elsewhere),
      }),
    });
    onTestFinished(behind.close);
    const run = { baseUrl: behind.baseUrl, apiKey, authority: "interface" } as const;
    const result = await runConformance(run);
    expect(those("failed", result).map(sentence)).toEqual([]);
    const reasons = those("not-judged", result).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason !== "needs OTHER_API_KEY")).toEqual([
      `Location leads to ${elsewhere}: run with --base-url ${elsewhere}`,
    ]);
  },
);

test("a service may leave out a maximum that there is none of: it is optional", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const lenient = await brokenService(baseUrl, {
    answered: (received) => ({
      ...received,
      text: received.text.replaceAll(/"maxAmount":null,/g, ""),
    }),
  });
  onTestFinished(lenient.close);
  const result = await runConformance({ baseUrl: lenient.baseUrl, apiKey, only: "a salary" });
  expect(result.interface.passed).toBeGreaterThan(1);
  expect(those("failed", result).map(sentence)).toEqual([]);
});

test("of a service that dies during a run it is said that it died, and not that it is broken", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const mortal = await brokenService(baseUrl, {});
  let done = 0;
  const result = await runConformance({
    baseUrl: mortal.baseUrl,
    apiKey,
    only: "4.2",
    onOutcome: () => void ((done += 1) === 10 && mortal.close()),
  });
  expect(those("failed", result).map(sentence)).toEqual([]);
  expect(result.died).toMatch(/^§4\.2/);
  expect(report(result)).toContain(`since ${result.died}. ${result.unrun} checks not run.`);
  expect(report(result)).toContain("Interface: not judged — ");
  expect(exitCodeOf(result, false)).toBe(3);
});

test.each([
  ["has 50 jobs", cutTo(50), "50 jobs on page 1 of 2, pageSize 100, total 101"],
  [
    "has 50 jobs and says so",
    (list: Json) => ({
      ...cutTo(50)(list),
      paging: { ...(list["paging"] as Json), pageSize: 50, pages: 3 },
    }),
    "50 jobs on page 1 of 3, pageSize 50, total 101",
  ],
  [
    "counts itself as all",
    (list: Json) => ({ ...list, paging: { ...(list["paging"] as Json), total: 100, pages: 1 } }),
    "100 jobs on page 1 of 1, pageSize 100, total 100",
  ],
])("a page of 100 that %s is found", async (_what, change, found) => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const broken = await brokenService(baseUrl, { answered: listing(change) });
  onTestFinished(broken.close);
  const result = await runConformance({ baseUrl: broken.baseUrl, apiKey, only: "pageSize 100" });
  expect(those("failed", result).map(sentence)).toEqual([
    `§8 pageSize 100 is served, with as many jobs: the first page: "${found}" instead of "100 jobs on page 1 of 2, pageSize 100, total 101"`,
  ]);
  expect(result.left).toEqual([]);
});

test("a job that was there before is left alone, even by a PATCH that deletes", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const before = await titlesOf(baseUrl, apiKey);
  const broken = await brokenService(baseUrl, {
    asked: (sent) =>
      sent.method === "PATCH" && /\/jobs\/\d+$/.test(sent.url)
        ? { ...sent, method: "DELETE" }
        : sent,
  });
  onTestFinished(broken.close);
  const only = "405 for a method that is not offered";
  const result = await runConformance({ baseUrl: broken.baseUrl, apiKey, only });
  expect(those("failed", result)).toHaveLength(1);
  expect(await titlesOf(baseUrl, apiKey)).toEqual(before);
});

test("an interrupted run removes what it made", async () => {
  const { baseUrl, apiKey, otherApiKey } = await installation("postgresql");
  const before = await titlesOf(baseUrl, apiKey);
  const interruption = new AbortController();
  const result = await runConformance({
    baseUrl,
    apiKey,
    otherApiKey,
    signal: interruption.signal,
    onOutcome: (_outcome, done) => {
      if (done === 100) interruption.abort();
    },
  });
  expect(result.interrupted).toBe(true);
  expect(result.outcomes.length).toBeLessThan(200);
  expect(await titlesOf(baseUrl, apiKey)).toEqual(before);
});

test("a report tells no key, wherever it was sent and whatever was answered", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const broken = await brokenService(baseUrl, {
    answered: (received, { url, headers }) =>
      url.includes("API-Key=") || (url.endsWith("/jobs") && "api-key" in headers)
        ? { ...received, status: 500, text: `{"key": "${apiKey}"}` }
        : received,
  });
  onTestFinished(broken.close);
  const result = await runConformance({ baseUrl: broken.baseUrl, apiKey, only: "5.2" });
  for (const shown of [report(result, true), JSON.stringify(result), junit(result)]) {
    expect(shown).toContain("Bearer …");
    expect(shown).toContain("/jobs?API-Key=…");
    expect(shown).not.toContain(apiKey);
  }
});

/** Checks with one job a service that refuses the search by q, and of the DELETEs the first ones. */
async function runWithUnremovable(refusals: number) {
  const { baseUrl, apiKey } = await installation("postgresql");
  let refused = 0;
  const broken = await brokenService(baseUrl, {
    asked: (sent) =>
      sent.method === "DELETE" && refused++ < refusals ? { ...sent, method: "GET" } : sent,
    answered: (received, { url }) => (url.includes("q=") ? { ...received, status: 503 } : received),
  });
  onTestFinished(broken.close);
  const result = await runConformance({
    baseUrl: broken.baseUrl,
    apiKey,
    only: "POST answers 201",
  });
  return { result, jobs: await titlesOf(baseUrl, apiKey) };
}

test("what could not be removed at once is removed at the end", async () => {
  const { result, jobs } = await runWithUnremovable(1);
  expect(result.left).toEqual([]);
  expect(jobs).toHaveLength(2);
});

test("what cannot be removed is named, and that the search for the rest failed", async () => {
  const { result, jobs } = await runWithUnremovable(Infinity);
  expect(result.left).toHaveLength(1);
  expect(jobs).toHaveLength(3);
  const word = /Conformance (cf[0-9a-f]{8})x/.exec(jobs.join())?.[1];
  expect(result.unsearched).toBe(word);
  expect(report(result)).toContain(`Not removed: the jobs ${result.left[0]}.`);
  expect(report(result)).toContain(`Jobs with "${word}" in the title may be left`);
});

test("an installation that cannot be judged says why", async () => {
  const { baseUrl, apiKey } = await installation("postgresql");
  const run = (options: object) => runConformance({ baseUrl, apiKey, ...options });
  await expect(run({ apiKey: "unknown" })).rejects.toThrow("answers 401 with this API_KEY");
  const otherApiKey = "unknown";
  await expect(run({ otherApiKey })).rejects.toThrow("answers 401 with this OTHER_API_KEY");
  const reader = await brokenService(baseUrl, {
    answered: (received, { method }) =>
      method === "POST" ? { ...received, status: 403 } : received,
  });
  onTestFinished(reader.close);
  await expect(run({ baseUrl: reader.baseUrl })).rejects.toThrow("this API_KEY may only read");
  await expect(run({ only: "no such clause" })).rejects.toThrow("No check is called");
  await expect(run({ categoryIds: [1, 999] })).rejects.toThrow(
    "--category-ids: the installation has no 999.",
  );
  await expect(run({ positionTypeIds: [999] })).rejects.toThrow(
    "--position-type-id: the installation has no 999.",
  );
  const closed = `http://127.0.0.1:${await freePort()}`;
  await expect(run({ baseUrl: closed })).rejects.toThrow(
    /there was no answer: .*ECONNREFUSED.*\. Start the installation, or correct --base-url\./,
  );
  await expect(run({ baseUrl: `${baseUrl}/elsewhere` })).rejects.toThrow(
    /answers 404 .*--base-url/,
  );
  const page = await brokenService(baseUrl, {
    answered: (received) => ({ ...received, text: "<!doctype html>" }),
  });
  onTestFinished(page.close);
  await expect(run({ baseUrl: page.baseUrl })).rejects.toThrow(
    "answers with a page and not with JSON",
  );
});
