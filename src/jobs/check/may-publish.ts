import { noop, type QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { DEFAULT_FACTS, type ReadinessFacts } from "#contract/readiness-facts.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { indexDataOf } from "../requests/index/index-data.ts";
import { readIndex } from "../requests/index/read-index.ts";
import { checkPosting } from "#posting-check/check-posting.ts";
import { readFacts } from "./facts.ts";
import type { FrenchPartners } from "#posting-check/others/french-partners.ts";
import { findFrenchPartners } from "./find-french-partners.ts";
import { publishQueue } from "./publish-queue.ts";

/** The errors that a person has accepted, by job and rules: the question comes once. */
const accepted = new Set<string>();

/** No facts find more errors than these. */
const STRICTEST = { ...DEFAULT_FACTS, usesAi: true, isAnswered: true };

const errorsOf = (job: Job, facts: ReadinessFacts, frenchPartners: FrenchPartners = new Map()) =>
  checkPosting(job, facts, today(), { frenchPartners }).filter(
    ({ level }) => level === "toCorrect",
  );

/** How long to look among all jobs for a French partner. */
const MAX_SEARCH_MS = 3_000;

/** The French partners among all jobs, or among those that can be read soon. */
async function readPartners(client: QueryClient): Promise<FrenchPartners> {
  await readIndex(client, AbortSignal.timeout(MAX_SEARCH_MS)).catch(noop);
  const jobs = [...(indexDataOf(client)?.jobs.values() ?? [])].map(({ job }) => job);
  return (await findFrenchPartners(jobs)).frenchPartners;
}

/**
 * Whether to publish: true for a job without errors or after "Publish anyway". At once where nothing is to
 * be asked, so that changes stay in the order of their presses.
 */
export function mayPublish(job: Job, client: QueryClient): true | Promise<boolean> {
  return errorsOf(job, STRICTEST).length === 0 || ask(job, client);
}

async function ask(job: Job, client: QueryClient): Promise<boolean> {
  const facts = await readFacts(client);
  let errors = errorsOf(job, facts);
  if (errors.some(({ rule }) => rule === "frenchMissing"))
    errors = errorsOf(job, facts, await readPartners(client));
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
