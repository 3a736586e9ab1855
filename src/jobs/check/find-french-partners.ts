import type { Job } from "#contract/job.ts";
import { addFrenchPartner, addToWork } from "#posting-check/others/french-partners.ts";
import type { OtherPostings } from "#posting-check/others/other-postings.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";

/** The active postings in French in Quebec, and all by their work, looked for in slices, so that the page responds. */
export async function findFrenchPartners(
  jobs: Iterable<Job>,
  signal?: AbortSignal,
): Promise<Pick<OtherPostings, "frenchPartners" | "ofWork">> {
  const frenchPartners = new Map<string, number[]>();
  const ofWork: OtherPostings["ofWork"] = new Map();
  const add = (job: Job) => {
    addFrenchPartner(frenchPartners, job);
    addToWork(ofWork, job);
  };
  await forEachInSlices(jobs, add, signal);
  return { frenchPartners, ofWork };
}
