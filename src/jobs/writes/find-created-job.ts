import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobHeader } from "#contract/job.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { type JobFormValues, matchesRequest, valuesOfJob } from "../job/fields/job-values.ts";
import {
  fetchJob,
  fetchJobs,
  type JobFilter,
  type VersionedJob,
} from "../requests/read-requests.ts";

/** Maximum number of candidates to compare. */
const MAX_CANDIDATES = 10;

/**
 * Finds the job that a create request with a lost response has created: by its reference id, or by
 * title among the newest jobs. Its status is not compared, as it may have changed since.
 * @param known jobs that it has not created, whatever their values
 */
export async function findCreatedJob(
  sent: JobFormValues,
  known: ReadonlySet<number>,
): Promise<VersionedJob | null> {
  const [title, q] = [sent.title.trim(), sent.referenceId.trim()];
  const jobs =
    q === ""
      ? (await newestJobs()).filter((job) => job.title === title)
      : (await fetchJobs({ ...FIRST_PAGE, q })).data.filter((job) => job.referenceId === q);
  const candidates = jobs.filter(({ id }) => !known.has(id));
  for (const { id } of candidates.slice(0, MAX_CANDIDATES)) {
    const found = await fetchJob(id);
    if (matchesRequest(valuesOfJob(found.job), sent)) return found;
  }
  return null;
}

const FIRST_PAGE: JobFilter = {
  status: undefined,
  q: "",
  page: 1,
  pageSize: LIMITS.pageSize.max,
};

/** The jobs of today and yesterday, and those that were never published. */
export async function newestJobs(): Promise<JobHeader[]> {
  // The service's time zone may be a day behind.
  const since = addDays(today(), -1);
  const newest: JobHeader[] = [];
  for (let page = 1; ; page += 1) {
    const { data, paging } = await fetchJobs({ ...FIRST_PAGE, page });
    const found = data.filter(({ publishDate }) => publishDate === null || publishDate >= since);
    newest.push(...found);
    if (found.length === 0 || page >= paging.pages) return newest;
  }
}
