import type { Job } from "#contract/job.ts";
import { addFrenchPartner, type FrenchPartners } from "#posting-check/french-partners.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";

/** The active postings in French in Quebec, looked for in slices, so that the page responds. */
export async function findFrenchPartners(
  jobs: Iterable<Job>,
  signal?: AbortSignal,
): Promise<FrenchPartners> {
  const partners = new Map<string, number[]>();
  await forEachInSlices(jobs, (job) => addFrenchPartner(partners, job), signal);
  return partners;
}
