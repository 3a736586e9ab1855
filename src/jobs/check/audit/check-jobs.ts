import type { QueryClient } from "@tanstack/react-query";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { indexDataOf } from "../../requests/index/index-data.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { checkPosting, type Finding } from "#posting-check/check-posting.ts";
import { type Duplicates, findAllDuplicates } from "../duplicates/find-duplicates.ts";
import { readFacts } from "../facts.ts";
import { counterpartOf, hasFrenchPartner } from "#posting-check/others/french-partners.ts";
import { findFrenchPartners } from "../find-french-partners.ts";
import { NOTHING_KNOWN, type OtherPostings } from "#posting-check/others/other-postings.ts";

/** What is kept of the findings of a rule; the rest is found again where it is shown. */
export type FoundRule = Pick<Finding, "rule" | "level">;

/** What the rules found in a job. */
export type FoundRules = (job: Job) => readonly FoundRule[];

/** What findings depend on beside the job. */
interface Moment {
  facts: ReadinessFacts;
  today: string;
  others: OtherPostings;
}

interface Checked extends Omit<Moment, "others"> {
  hasPartner: boolean;
  counterpart: Job | undefined;
  duplicate: number | undefined;
  elsewhere: number | undefined;
  found: readonly FoundRule[];
}

/** A version of a job is an object of its own. */
const cache = new WeakMap<Job, Checked>();

function foundRules(job: Job, { facts, today, others }: Moment): readonly FoundRule[] {
  const hasPartner = hasFrenchPartner(job, others.frenchPartners);
  const counterpart = counterpartOf(job, others.ofWork);
  const duplicate = others.nearDuplicates.get(job.id);
  const elsewhere = others.sameElsewhere.get(job.id)?.id;
  const known = cache.get(job);
  if (
    known?.facts === facts &&
    known.today === today &&
    known.hasPartner === hasPartner &&
    known.counterpart === counterpart &&
    known.duplicate === duplicate &&
    known.elsewhere === elsewhere
  )
    return known.found;
  const findings = checkPosting(job, facts, today, others);
  const levels = new Map<FoundRule["rule"], FoundRule["level"]>();
  // What is set aside comes last, and counts where nothing else of its rule is found.
  for (const { rule, level } of findings) if (!levels.has(rule)) levels.set(rule, level);
  const found = [...levels].map(([rule, level]) => ({ rule, level }));
  cache.set(job, { facts, today, hasPartner, counterpart, duplicate, elsewhere, found });
  return found;
}

interface Check extends Omit<Moment, "others"> {
  jobs: Iterable<Job>;
  /** Every job, among which one may have a French partner or a near-duplicate. */
  all: ReadonlyMap<number, VersionedJob>;
  signal?: AbortSignal | undefined;
}

/** Checks jobs in slices, so that the page responds; each version of a job once. */
export async function checkJobs({ jobs, all, signal, ...given }: Check): Promise<FoundRules> {
  const [partners, duplicates] = await Promise.all([
    findFrenchPartners(
      [...all.values()].map(({ job }) => job),
      signal,
    ),
    readDuplicates(all),
  ]);
  const moment = { ...given, others: { ...partners, ...duplicates } };
  await forEachInSlices(jobs, (job) => foundRules(job, moment), signal);
  return (job) => foundRules(job, moment);
}

/** None where they cannot be looked for, such as in a browser without workers. */
async function readDuplicates(all: Check["all"]): Promise<Duplicates> {
  try {
    return await findAllDuplicates(all);
  } catch {
    return NOTHING_KNOWN;
  }
}

/** Checks jobs by the employer's facts, which it reads, among all jobs that have been read. */
export async function checkJobsNow(
  client: QueryClient,
  jobs: Iterable<Job>,
  signal?: AbortSignal,
): Promise<FoundRules> {
  const all = indexDataOf(client)?.jobs ?? new Map<number, VersionedJob>();
  return checkJobs({ jobs, all, facts: await readFacts(client), today: today(), signal });
}
