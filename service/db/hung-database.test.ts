import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { openDatabase } from "./opening/open-database.ts";
import { findPostgres } from "./testing/find-postgres.ts";
import { startPostgres } from "./testing/postgres-server.ts";

/** A busy machine may take longer; `npm run test:all` holds the service to its own limits. */
const SLACK = process.env["TEST_ALL"] === undefined ? 10_000 : 0;

test("while PostgreSQL hangs, requests get 503 within a limit, and the log two lines", async () => {
  const server = await startPostgres(findPostgres());
  onTestFinished(() => server.stop());
  const warnings: string[] = [];
  const db = await openDatabase({ databaseUrl: server.url }, (text) => void warnings.push(text));
  const app = createApp({ db, timeZone: "UTC" });
  onTestFinished(async () => {
    server.signal("SIGCONT");
    await app.close();
    await db.close();
  });
  const { apiKey } = await addApiKey(db, await addEmployer(db, "Example Ltd", "limited"));
  const get = async (url: string) => {
    const start = performance.now();
    const { statusCode } = await app.inject({ url, headers: { "api-key": apiKey } });
    return { status: statusCode, ms: performance.now() - start };
  };
  expect(await get("/ready")).toMatchObject({ status: 200 });

  server.signal("SIGSTOP");
  const lists = Promise.all(Array.from({ length: 20 }, () => get("/api/v1.1/jobs")));
  const ready = await get("/ready");
  expect(ready.status).toBe(503);
  expect(ready.ms).toBeLessThan(2000 + SLACK);
  for (const list of await lists) {
    expect(list.status).toBe(503);
    expect(list.ms).toBeLessThan(10_000 + SLACK);
  }
  await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(1);
  server.signal("SIGCONT");
  await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(2);
  expect(warnings).toEqual([
    expect.stringMatching(/^The database is lost: /),
    expect.stringMatching(/^The database is back after \d+ s$/),
  ]);
  expect(db.stats().outages).toBe(1);
  expect(await get("/api/v1.1/jobs")).toMatchObject({ status: 200 });
}, 90_000);
