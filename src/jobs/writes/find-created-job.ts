import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobHeader } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { type JobFormValues, matchesRequest, valuesOfJob } from "../fields/job-values.ts";
import type { JobFilter, VersionedJob } from "../requests/read-requests.ts";

export interface Lookup {
  list: (filter: JobFilter) => Promise<JobList>;
  read: (id: number) => Promise<VersionedJob>;
  /** Whether a job with the same values is known to be another one. */
  isOther: (id: number) => boolean;
}

/** Maximum number of candidates to compare. */
const MAX_CANDIDATES = 10;

/**
 * Finds the job that a create request with a lost response has created: by its reference id, or by
 * title among the newest jobs. Its status is not compared, as it may have changed since.
 */
export async function findCreatedJob(
  sent: JobFormValues,
  { list, read, isOther }: Lookup,
): Promise<VersionedJob | null> {
  const [title, q] = [sent.title.trim(), sent.referenceId.trim()];
  const jobs =
    q === ""
      ? (await newestJobs(list)).filter((job) => job.title === title)
      : (await list({ ...FIRST_PAGE, q })).data.filter((job) => job.referenceId === q);
  const candidates = jobs.filter(({ id }) => !isOther(id));
  for (const { id } of candidates.slice(0, MAX_CANDIDATES)) {
    const found = await read(id);
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
export async function newestJobs(list: Lookup["list"]): Promise<JobHeader[]> {
  // The service's time zone may be a day behind.
  const since = addDays(today(), -1);
  const newest: JobHeader[] = [];
  for (let page = 1; ; page += 1) {
    const { data, paging } = await list({ ...FIRST_PAGE, page });
    const found = data.filter(({ publishDate }) => publishDate === null || publishDate >= since);
    newest.push(...found);
    if (found.length === 0 || page >= paging.pages) return newest;
  }
}
