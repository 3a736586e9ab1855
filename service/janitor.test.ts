import pino from "pino";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { describe, expect, test } from "vitest";
import { ENGINES } from "./db/testing/test-database.ts";
import { startJanitor } from "./janitor.ts";
import { forgetOldKeys } from "./jobs/idempotency.ts";
import { aJob, serviceUnderTest } from "./testing/service-under-test.ts";

const timeZone = "America/Vancouver";

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
