import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { DEFAULT_FACTS, type ReadinessFacts } from "#contract/readiness-facts.ts";
import { today } from "#src/lib/service-clock.ts";
import { checkReadiness } from "./check-readiness.ts";
import { factsQuery } from "./facts.ts";
import { publishQueue } from "./publish-queue.ts";

/** How long to wait for the employer's facts; the defaults hold without them. */
const MAX_WAIT_MS = 1_000;

/** The errors that a person has accepted, by job and rules: the question comes once. */
const accepted = new Set<string>();

async function factsOf(client: QueryClient) {
  const query = factsQuery();
  const known = client.getQueryData(query.queryKey);
  if (known) return known.value;
  const read = client.query({ ...query, retry: false }).then(
    ({ value }) => value,
    () => DEFAULT_FACTS,
  );
  const late = new Promise<typeof DEFAULT_FACTS>((resolve) => {
    setTimeout(() => resolve(DEFAULT_FACTS), MAX_WAIT_MS);
  });
  return Promise.race([read, late]);
}

/** No facts find more errors than these. */
const STRICTEST = { ...DEFAULT_FACTS, usesAi: true };

const errorsOf = (job: Job, facts: ReadinessFacts) =>
  checkReadiness(job, facts, today()).filter(({ severity }) => severity === "error");

/**
 * Whether to publish: true for a job without errors or after "Publish anyway". At once where nothing is to
 * be asked, so that changes stay in the order of their presses.
 */
export function mayPublish(job: Job, client: QueryClient): true | Promise<boolean> {
  return errorsOf(job, STRICTEST).length === 0 || ask(job, client);
}

async function ask(job: Job, client: QueryClient): Promise<boolean> {
  const errors = errorsOf(job, await factsOf(client));
  const key = JSON.stringify([job.id, errors.map(({ rule }) => rule)]);
  if (errors.length === 0 || accepted.has(key)) return true;
  const dedupeKey = `publish ${job.id}`;
  return new Promise((resolve) => {
    publishQueue.add({
      dedupeKey,
      job,
      errors,
      decide: (publish) => {
        publishQueue.remove(dedupeKey);
        if (publish) accepted.add(key);
        resolve(publish);
      },
    });
  });
}
