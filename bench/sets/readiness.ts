// What the rules of readiness take, without the pages; bench/sets.ts calls it.
import { DEFAULT_FACTS } from "#contract/readiness-facts.ts";
import { checkJobs } from "#src/jobs/check/audit/check-jobs.ts";
import { findAllDuplicates } from "#src/jobs/check/duplicates/find-duplicates.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { longestTask } from "./sheets.ts";

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Milliseconds to compare all jobs, the first time and after a change, of the longest task of the page
 * then, and to check some with all rules.
 */
export async function measureReadiness(all: ReadonlyMap<number, VersionedJob>, audited: number) {
  const longest = longestTask();
  const first = await timed(async () => findAllDuplicates(all));
  const changed = new Map(all);
  const later = await timed(async () => findAllDuplicates(changed));
  const task = await longest();
  const jobs = [...all.values()].slice(0, audited).map(({ job }) => job);
  const audit = await timed(async () =>
    checkJobs({ jobs, all: changed, facts: DEFAULT_FACTS, today: "2026-11-26" }),
  );
  return { audit, first, later, longest: task };
}
