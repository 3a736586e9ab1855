import pino from "pino";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ENGINES } from "./db/testing/test-database.ts";
import { startJanitor } from "./janitor.ts";
import { forgetOldKeys } from "./jobs/idempotency.ts";
import { dropUnusedPlaces } from "./reference/place-store.ts";
import { aJob, serviceUnderTest } from "./testing/service-under-test.ts";

const timeZone = "America/Vancouver";

test("it is done every hour, also after an hour in which it failed", async () => {
  const { db } = await serviceUnderTest("postgresql");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let away = true;
  const asked: string[] = [];
  const query: typeof db.query = async (statement) => {
    asked.push(statement.text);
    if (away) throw new Error("The database is away.");
    return db.query(statement);
  };
  const logger = pino({ enabled: false });
  const error = vi.spyOn(logger, "error");
  const stop = startJanitor({ ...db, query }, timeZone, logger);
  await expect.poll(() => error.mock.calls).toHaveLength(1);
  away = false;
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => asked.at(-1)).toContain("DELETE FROM activities");
  stop();
  const times = asked.length;
  vi.advanceTimersByTime(3_600_000);
  expect(asked).toHaveLength(times);
});

describe.each(ENGINES)("on %s", (engine) => {
  test("what is due is done as soon as the service starts", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const job = { ...aJob, status: "active", autoRefresh: true };
    const { body } = await call("POST", "/jobs", job, { "idempotency-key": "k" });
    const due = addDays(todayIn(timeZone), -7);
    await db.query({ text: "UPDATE jobs SET publish_date = $1", values: [due] });
    await db.query({
      text: "UPDATE idempotency_keys SET created_at = now() - interval '25 hours'",
    });
    const stop = startJanitor(db, timeZone, pino({ enabled: false }));
    const keys = () => db.query({ text: "SELECT key FROM idempotency_keys" });
    await expect.poll(keys).toEqual([]);
    stop();
    expect((await call("GET", `/jobs/${body.id}`)).body.publishDate).not.toBe(due);
  });

  test("a place of an employer's own goes an hour after its last job", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const post = async (description: string) => {
      const { body } = await call("POST", "/jobs", { ...aJob, locations: [{ description }] });
      return body as { id: number; locations: [{ id: number }] };
    };
    const own = async () =>
      (await db.query<{ name: string }>({ text: "SELECT name FROM places ORDER BY id" })).map(
        ({ name }) => name,
      );
    const hourPasses = () =>
      db.query({ text: "UPDATE places SET used_at = used_at - interval '61 minutes'" });
    const [used, unused] = [await post("Smallville"), await post("Nowhere, BC")];
    await call("DELETE", `/jobs/${unused.id}`);
    await dropUnusedPlaces(db);
    expect(await own()).toEqual(["Smallville", "Nowhere"]);
    await hourPasses();
    await dropUnusedPlaces(db);
    expect(await own()).toEqual(["Smallville"]);
    await call("DELETE", `/jobs/${used.id}`);
    expect((await post("smallville")).locations).toEqual(used.locations);
    await dropUnusedPlaces(db);
    expect(await own()).toEqual(["Smallville"]);
  });

  test("an Idempotency-Key is remembered for 24 hours", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const post = async () => {
      const { body } = await call("POST", "/jobs", aJob, { "idempotency-key": "k" });
      return body.id as number;
    };
    const age = (hours: number) =>
      db.query({
        text: "UPDATE idempotency_keys SET created_at = now() - make_interval(hours => $1::int)",
        values: [hours],
      });
    const first = await post();
    await age(23);
    await forgetOldKeys(db);
    expect(await post()).toBe(first);
    await age(25);
    expect(await post()).not.toBe(first);
  });
});
