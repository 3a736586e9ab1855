import type { QueryClient } from "@tanstack/react-query";
import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { Job } from "#contract/job.ts";
import { forEachInSlices } from "#src/lib/in-slices.ts";
import { today } from "#src/lib/service-clock.ts";
import { indexDataOf } from "../index/index-data.ts";
import { checkReadiness, type Finding } from "./check-readiness.ts";
import { readFacts } from "./facts.ts";
import { type FrenchPartners, frenchPartnersOf, hasFrenchPartner } from "./french-partners.ts";

/** What is kept of a finding; the rest is found again where it is shown. */
export type FoundRule = Pick<Finding, "rule" | "severity">;

/** What the rules found in a job. */
export type FoundRules = (job: Job) => readonly FoundRule[];

/** What findings depend on beside the job. */
interface Moment {
  facts: ReadinessFacts;
  today: string;
  frenchPartners: FrenchPartners;
}

interface Checked extends Omit<Moment, "frenchPartners"> {
  hasPartner: boolean;
  found: readonly FoundRule[];
}

/** A version of a job is an object of its own. */
const cache = new WeakMap<Job, Checked>();

function foundRules(job: Job, { facts, today, frenchPartners }: Moment): readonly FoundRule[] {
  const hasPartner = hasFrenchPartner(job, frenchPartners);
  const known = cache.get(job);
  if (known?.facts === facts && known.today === today && known.hasPartner === hasPartner)
    return known.found;
  const found = checkReadiness(job, facts, today, frenchPartners).map(({ rule, severity }) => ({
    rule,
    severity,
  }));
  cache.set(job, { facts, today, hasPartner, found });
  return found;
}

interface Check extends Omit<Moment, "frenchPartners"> {
  jobs: Iterable<Job>;
  /** Among which a job may have a French partner. */
  all: Iterable<Job>;
  signal?: AbortSignal | undefined;
}

/** Checks jobs in slices, so that the page responds; each version of a job once. */
export async function checkJobs({ jobs, all, signal, ...given }: Check): Promise<FoundRules> {
  const moment = { ...given, frenchPartners: await frenchPartnersOf(all, signal) };
  await forEachInSlices(jobs, (job) => foundRules(job, moment), signal);
  return (job) => foundRules(job, moment);
}

/** Checks jobs by the employer's facts, which it reads, among all jobs that have been read. */
export async function checkJobsNow(
  client: QueryClient,
  jobs: Iterable<Job>,
  signal?: AbortSignal,
): Promise<FoundRules> {
  const all = [...(indexDataOf(client)?.jobs.values() ?? [])].map(({ job }) => job);
  return checkJobs({ jobs, all, facts: await readFacts(client), today: today(), signal });
}
