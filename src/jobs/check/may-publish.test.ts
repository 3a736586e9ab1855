import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { factsQuery } from "./facts.ts";
import { mayPublish } from "./may-publish.ts";
import { publishQueue } from "./publish-queue.ts";
import { ANSWERED } from "#posting-check/testing/job-of.ts";

afterEach(() => publishQueue.clear());

const inToronto = {
  ...aJob,
  locations: [{ id: 1, name: "", description: "Toronto, ON", type: "Town" }],
  salary: {
    amount: 22,
    maxAmount: 25,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
};
const ready = { ...inToronto, description: "<p>This posting is for an existing vacancy.</p>" };

function clientWith(facts: Partial<ReadinessFacts> = {}) {
  const client = new QueryClient();
  const value = { ...ANSWERED, ...facts };
  client.setQueryData(factsQuery().queryKey, { value, shared: true });
  return client;
}

const question = async () => {
  await expect.poll(() => publishQueue.get().length).toBe(1);
  return publishQueue.get()[0];
};

it("publishes at once what no employer’s facts make an error", () => {
  const elsewhere = {
    ...inToronto,
    locations: [{ ...aJob.locations[0]!, description: "Regina, SK" }],
  };
  expect(mayPublish(elsewhere, clientWith())).toBe(true);
});

it("publishes without a question what the employer’s facts excuse", async () => {
  expect(await mayPublish(ready, clientWith())).toBe(true);
  expect(await mayPublish({ ...inToronto, id: 2 }, clientWith({ largeInOntario: false }))).toBe(
    true,
  );
  expect(publishQueue.get()).toEqual([]);
});

it("asks once about the errors of a job, and again about others", async () => {
  const job = { ...inToronto, id: 3 };
  const first = mayPublish(job, clientWith());
  expect((await question())?.errors.map(({ rule }) => rule)).toEqual(["vacancyMissing"]);
  (await question())?.decide(false);
  expect(await first).toBe(false);

  const second = mayPublish(job, clientWith());
  (await question())?.decide(true);
  expect(await second).toBe(true);
  expect(publishQueue.get()).toEqual([]);
  expect(await mayPublish(job, clientWith())).toBe(true);

  const third = mayPublish(job, clientWith({ usesAi: true }));
  expect((await question())?.errors.map(({ rule }) => rule)).toEqual([
    "vacancyMissing",
    "aiMissing",
  ]);
  (await question())?.decide(false);
  expect(await third).toBe(false);
});
