import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { type AppDeps, createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createTestDatabase, type Engine } from "../db/testing/test-database.ts";
import type { Plan } from "../db/employer.ts";
import { addApiKey, addEmployer } from "../employers/store.ts";
import { guarded } from "./employer-statements.ts";
import { aJob } from "./service-under-test.ts";

const TIME_ZONE = "America/Vancouver";

/**
 * The whole service on a database of its own, listening; it goes with the test. It has two employers, and
 * the first one has two jobs, of yesterday and of the day before.
 */
export async function installation(
  engine: Engine,
  settings: Pick<AppDeps, "plain"> = {},
): Promise<{ baseUrl: string; apiKey: string; otherApiKey: string }> {
  const { db, drop } = await createTestDatabase(engine);
  const app = createApp({
    db: guarded(db),
    timeZone: TIME_ZONE,
    rateLimit: readConfig({}).rateLimit,
    ...settings,
  });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  const keyOf = async (name: string, plan: Plan) =>
    (await addApiKey(db, await addEmployer(db, name, plan))).apiKey;
  const apiKey = await keyOf("Example Bakery", "unlimited");
  const otherApiKey = await keyOf("Example Mill", "limited");
  for (const age of [1, 2]) {
    const payload = { ...aJob, title: `Baker of ${age} days ago` };
    const headers = { "api-key": apiKey };
    await app.inject({ method: "POST", url: "/api/v1.1/jobs", headers, payload });
    await db.query({
      text: "UPDATE jobs SET publish_date = $1 WHERE title = $2",
      values: [addDays(todayIn(TIME_ZONE), -age), payload.title],
    });
  }
  return { baseUrl: `http://127.0.0.1:${port}`, apiKey, otherApiKey };
}
