import { cpSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { seedJobs } from "../admin/seed.ts";
import { createApp } from "../app.ts";
import type { EmployerId } from "../employers/employer.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { settled } from "../testing/feed-reader.ts";
import { backUp } from "./backup/back-up.ts";
import { restore } from "./backup/restore.ts";
import { newFile } from "./backup/testing/backup-files.ts";
import type { EmbeddedLocation, PostgresqlLocation } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { createDatabase, databaseUrlOf } from "./testing/databases.ts";
import { newLocation, ON_POSTGRESQL } from "./testing/test-database.ts";

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
  return { db, close, read };
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
  },
);

test("rows that another database wrote are read as new ones", async () => {
  const location = await newLocation.postgresql();
  const { db, close, read, employerId } = await withJobs(location);
  // As of a cluster that is far ahead.
  await db.query({ text: "UPDATE jobs SET changed_in = '999999999'" });
  expect(await read(employerId)).toMatchObject({ changes: 0 });
  const { cursor } = await read(employerId);
  await close();
  const { serverUrl, prefix } = inject("testDatabases");
  const original = new URL(location.databaseUrl).pathname.slice(1);
  const name = `${prefix}moved`;
  await createDatabase(serverUrl, name, `TEMPLATE ${original}`);
  const moved = await opened({ databaseUrl: databaseUrlOf(serverUrl, name) });
  expect(await moved.read(employerId, cursor)).toMatchObject({ status: 400 });
  expect(await moved.read(employerId)).toMatchObject({ status: 200, changes: 3 });
  expect(await moved.db.query({ text: "SELECT id FROM deleted_jobs" })).toEqual([]);
});
