import { cpSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { seedJobs } from "../admin/seed.ts";
import { createApp } from "../app.ts";
import type { EmployerId } from "./employer.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { settled } from "../testing/feed-reader.ts";
import { aJob } from "../testing/service-under-test.ts";
import { backUp } from "./backup/back-up.ts";
import { restore } from "./backup/restore.ts";
import { newFile } from "./backup/testing/backup-files.ts";
import type { EmbeddedLocation, PostgresqlLocation } from "./database.ts";
import { openDatabase, openExisting } from "./opening/open-database.ts";
import { createDatabase, databaseUrlOf } from "./testing/databases.ts";
import { BOTH_ENGINES, newLocation, ON_POSTGRESQL } from "./testing/test-database.ts";
import { newTimeLine } from "./time-line.ts";

// New databases take a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** The installation, opened, and how a client reads its changes. */
async function opened(location: EmbeddedLocation | PostgresqlLocation) {
  const db = await openDatabase(location);
  const app = createApp({ db, timeZone: "UTC" });
  const close = async () => {
    await app.close();
    await db.close();
  };
  onTestFinished(close);
  const keys = new Map<EmployerId, string>();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asking =
    (apiKey: string) =>
    async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1.1${path}`, {
        method,
        headers: { "api-key": apiKey, "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        etag: response.headers.get("etag") ?? "",
        timeLine: response.headers.get("time-line") ?? "",
        body: (text === "" ? {} : JSON.parse(text)) as { id: number; message: string },
      };
    };
  const read = async (employerId: EmployerId, since?: string) => {
    const apiKey = keys.get(employerId) ?? (await addApiKey(db, employerId)).apiKey;
    keys.set(employerId, apiKey);
    await settled(db);
    const response = await app.inject({
      url: `/api/v1.1/jobs/changes${since === undefined ? "" : `?since=${since}`}`,
      headers: { "api-key": apiKey },
    });
    const { data, cursor } = response.json<{ data?: unknown[]; cursor: string }>();
    return { status: response.statusCode, changes: data?.length, cursor };
  };
  return { db, close, read, asking };
}

/** An installation with an employer that has three jobs and had a fourth. */
async function withJobs(location: EmbeddedLocation | PostgresqlLocation) {
  const service = await opened(location);
  const employerId = await addEmployer(service.db, "Example Bakery", "limited");
  await seedJobs(service.db, employerId, { count: 4, today: "2026-08-04" });
  await service.db.query({ text: "DELETE FROM jobs WHERE id = 1" });
  return { ...service, employerId };
}

// The embedded engine's files take long to make; the next test opens them again too.
test.each(ON_POSTGRESQL)(
  "on %s, cursors outlive a restart, and none survives a backup that is restored",
  async (engine) => {
    const location = await newLocation[engine]();
    const { db, close, read, employerId } = await withJobs(location);
    const { cursor } = await read(employerId);
    const file = newFile();
    await backUp(db, file);
    await close();
    expect(await (await opened(location)).read(employerId, cursor)).toMatchObject({
      status: 200,
      changes: 0,
    });

    const elsewhere = await newLocation[engine]({ empty: true });
    await restore(elsewhere, file);
    const restored = await opened(elsewhere);
    expect(await restored.read(employerId, cursor)).toMatchObject({ status: 400 });
    expect(await restored.read(employerId)).toMatchObject({ status: 200, changes: 3 });
  },
);

test(
  "a copy of the files that is put back knows no cursor from after it was taken",
  { tags: "all" },
  async () => {
    const [location, copy] = [
      await newLocation.embedded(),
      await newLocation.embedded({ empty: true }),
    ];
    const { close, read, employerId } = await withJobs(location);
    const before = await read(employerId);
    await close();
    cpSync(location.dataDir, copy.dataDir, { recursive: true });
    const after = await (await opened(location)).read(employerId);
    const putBack = await opened(copy);
    expect(await putBack.read(employerId, before.cursor)).toMatchObject({
      status: 200,
      changes: 0,
    });
    expect(await putBack.read(employerId, after.cursor)).toMatchObject({ status: 400 });
    await putBack.close();
    await (await openExisting(copy, async (db) => void (await newTimeLine(db)))).close();
    const told = await opened(copy);
    expect(await told.read(employerId, before.cursor)).toMatchObject({ status: 400 });
  },
);

test("rows that another database wrote are read as new ones", async () => {
  const location = await newLocation.postgresql();
  const { db, close, read, asking, employerId } = await withJobs(location);
  // As of a cluster that is far ahead.
  await db.query({ text: "UPDATE jobs SET changed_in = '999999999'" });
  expect(await read(employerId)).toMatchObject({ changes: 0 });
  const { cursor } = await read(employerId);
  const { apiKey } = await addApiKey(db, employerId);
  const { timeLine } = await asking(apiKey)("GET", "/jobs");
  await close();
  const { serverUrl, prefix } = inject("testDatabases");
  const original = new URL(location.databaseUrl).pathname.slice(1);
  const name = `${prefix}moved`;
  await createDatabase(serverUrl, name, `TEMPLATE ${original}`);
  const moved = await opened({ databaseUrl: databaseUrlOf(serverUrl, name) });
  expect(await moved.read(employerId, cursor)).toMatchObject({ status: 400 });
  expect(await moved.read(employerId)).toMatchObject({ status: 200, changes: 3 });
  expect(await moved.db.query({ text: "SELECT id FROM deleted_jobs" })).toEqual([]);
  const made = await moved.asking(apiKey)("POST", "/jobs", aJob);
  expect(made.timeLine).not.toBe(timeLine);
  expect(made.body.id).toBe(1_000_005);
});

test.each(BOTH_ENGINES)(
  "on %s, nothing that was read before a restore writes after it, and no id is given out twice",
  async (engine) => {
    const first = await opened(await newLocation[engine]());
    const employerId = await addEmployer(first.db, "Example Bakery", "limited");
    const { apiKey } = await addApiKey(first.db, employerId);
    const ask = first.asking(apiKey);
    const named = { "idempotency-key": "once" };
    const kept = await ask("POST", "/jobs", aJob, named);
    await ask("PUT", "/settings/views", [1]);
    const file = newFile();
    await backUp(first.db, file);
    // What the restore takes back.
    const job = `/jobs/${kept.body.id}`;
    const changed = await ask("PUT", job, { title: "Cook" });
    const setting = await ask("PUT", "/settings/views", [1, 2]);
    const lost = await ask("POST", "/jobs", { ...aJob, title: "Lost" });
    await first.close();

    const elsewhere = await newLocation[engine]({ empty: true });
    await restore(elsewhere, file);
    const restored = (await opened(elsewhere)).asking(apiKey);
    // A colleague's work, which has the same versions.
    const theirs = await restored("PUT", job, { title: "Chef" });
    await restored("PUT", "/settings/views", [1, 3]);
    const made = await restored("POST", "/jobs", aJob);
    expect(made.timeLine).toMatch(/^[0-9a-f]{8}$/);
    expect(made.timeLine).not.toBe(changed.timeLine);
    expect(made.body.id).toBeGreaterThan(lost.body.id + 900_000);

    const said = expect.stringContaining("restored from a backup") as string;
    const refused = { status: 412, body: { message: said } };
    const match = (etag: string) => ({ "if-match": etag });
    for (const [path, body, etag] of [
      [job, { title: "Mine" }, changed.etag],
      [job, { title: "Mine" }, `W/${changed.etag}`],
      ["/settings/views", [], setting.etag],
    ] as const)
      expect(await restored("PUT", path, body, match(etag))).toMatchObject(refused);
    expect(await restored("DELETE", job, undefined, match(changed.etag))).toMatchObject(refused);
    // As versions were written before they named a time line.
    const before = theirs.etag.replace(`-${theirs.timeLine}`, "");
    expect((await restored("PUT", job, { title: "Mine" }, match(before))).status).toBe(412);
    expect(await restored("GET", job)).toMatchObject({ body: { title: "Chef" } });
    expect((await restored("PUT", job, { title: "Mine" }, match("*"))).status).toBe(200);

    // A repetition is answered with the version that the first made, as it is called now.
    const again = await restored("POST", "/jobs", aJob, named);
    expect(again).toMatchObject({ status: 201, body: { id: kept.body.id } });
    expect(again.etag).toBe(kept.etag.replace(kept.timeLine, made.timeLine));
  },
);

test("a server that went back to a point in time begins a time line with the next request", async () => {
  const { db, asking, read } = await opened(await newLocation.postgresql());
  const employerId = await addEmployer(db, "Example Bakery", "limited");
  const ask = asking((await addApiKey(db, employerId)).apiKey);
  const before = await ask("POST", "/jobs", aJob);
  const { cursor } = await read(employerId);
  await db.query({ text: "UPDATE time_line SET wal_timeline = '00000000'" });
  const [after, other] = await Promise.all([
    ask("POST", "/jobs", aJob),
    ask("PUT", `/jobs/${before.body.id}`, { title: "Cook" }, { "if-match": before.etag }),
  ]);
  expect(after.timeLine).not.toBe(before.timeLine);
  expect([other.timeLine, other.status]).toEqual([after.timeLine, 412]);
  expect(after.body.id).toBe(before.body.id + 1_000_001);
  expect(await read(employerId, cursor)).toMatchObject({ status: 400 });
});

test("a promotion that keeps every commit, as the role says, changes no time line", async () => {
  const url = new URL((await newLocation.postgresql()).databaseUrl);
  url.searchParams.set("options", "-c jobs.promotion=synchronous");
  const { db, asking, read } = await opened({ databaseUrl: url.href });
  const employerId = await addEmployer(db, "Example Bakery", "limited");
  const ask = asking((await addApiKey(db, employerId)).apiKey);
  const before = await ask("POST", "/jobs", aJob);
  const { cursor } = await read(employerId);
  await db.query({ text: "UPDATE time_line SET wal_timeline = '00000000'" });
  const changed = await ask(
    "PUT",
    `/jobs/${before.body.id}`,
    { title: "Cook" },
    { "if-match": before.etag },
  );
  expect(changed).toMatchObject({ status: 200, timeLine: before.timeLine });
  expect(await read(employerId, cursor)).toMatchObject({ status: 200, changes: 1 });
});
