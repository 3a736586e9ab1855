import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import parsePrometheus from "parse-prometheus-text-format";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "./db/testing/test-database.ts";
import { createApp } from "./app.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { addApiKey, addEmployer } from "./employers/store.ts";

test("GET /metrics counts requests by route and status, limits, wrong keys, connections", async () => {
  const { db, drop } = await createTestDatabase("embedded");
  const alerts = readFileSync("docs/deploy/alerts.yml", "utf8");
  const metrics = createMetrics(db, { dataDir: ".", backupDir: "." });
  const app = createApp({ db, metrics, timeZone: "UTC", rateLimit: 3 });
  const server = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    server.close().closeAllConnections();
    await app.close();
    await drop();
  });
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
  const get = (url: string, key = apiKey) => app.inject({ url, headers: { "api-key": key } });
  for (const id of [1, 2, 3, 4]) await get(`/api/v1.1/jobs/${id}`);
  await get("/api/v1.1/jobs", "jobs_wrong");
  await get("/nothing/here");

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${origin}/`)).status).toBe(404);
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  expect(text).not.toContain(apiKey);
  const families = new Map(parsePrometheus(text).map(({ name, metrics: all }) => [name, all]));
  for (const [name, labels, value] of [
    ["rate_limited_requests_total", { limit: "keyRequests" }, "1"],
    ["wrong_keys_total", undefined, "1"],
    ["database_outages_total", undefined, "0"],
    ["database_up", undefined, "1"],
    ["database_connections", { state: "open" }, "1"],
    ["database_connections", { state: "waiting" }, "0"],
  ] as const)
    expect({ name, series: families.get(name) }).toEqual({
      name,
      series: expect.arrayContaining([{ value, ...(labels && { labels }) }]) as unknown,
    });
  // The parser merges the series of a histogram.
  for (const [route, status, count] of [
    ["/api/v1.1/jobs/:id", 404, 3],
    ["/api/v1.1/jobs/:id", 429, 1],
    ["/api/v1.1/jobs", 401, 1],
    ["none", 404, 1],
  ] as const) {
    const labels = `method="GET",route="${route}",status="${status}"`;
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} ${count}\n`);
  }
  expect(families.get("job_postings_build_info")?.[0]?.labels).toMatchObject({
    node: process.version,
  });
  for (const directory of ["DATA_DIR", "BACKUP_DIR"])
    expect(text).toMatch(new RegExp(`^disk_free_bytes{directory="${directory}"} [1-9]`, "m"));

  const used = alerts.matchAll(
    /\b[a-z]+_[a-z_]+(?:_total|_seconds|_bytes|_count|_up|_info)\b|database_up/g,
  );
  const names = new Set(
    [...used].map(([name]) => name).filter((name) => !name.startsWith("node_")),
  );
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(text).toContain(`\n${name}`);
});

test("a database that does not respond is one that is not up", async () => {
  const stats = () => ({ open: 0, idle: 0, waiting: 0, outages: 0 });
  const query = () => Promise.reject(new Error("It is away."));
  const { registry } = createMetrics({ stats, query });
  expect(await registry.metrics()).toContain("\ndatabase_up 0\n");
});

test("GET /metrics says when the newest finished backup was made", async () => {
  const directory = mkdtempSync(path.join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const stats = () => ({ open: 0, idle: 0, waiting: 0, outages: 0 });
  const query = async () => [];
  const { registry } = createMetrics({ stats, query }, { backupDir: directory });
  const newest = async () =>
    /^last_backup_timestamp_seconds (.*)$/m.exec(await registry.metrics())?.[1];
  expect(await newest()).toBe("0");
  for (const [name, seconds] of [
    ["jobs-1.dump", 1_000],
    ["jobs-2.dump", 2_000],
    ["jobs-3.dump.part", 3_000],
  ] as const) {
    writeFileSync(path.join(directory, name), "");
    utimesSync(path.join(directory, name), seconds, seconds);
  }
  expect(await newest()).toBe("2000");
});
