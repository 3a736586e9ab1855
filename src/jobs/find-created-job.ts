import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobList } from "#contract/listing.ts";
import { today } from "#src/lib/service-clock.ts";
import { type JobFormValues, matchesRequest, valuesOfJob } from "./fields/job-values.ts";
import type { JobFilter, VersionedJob } from "./requests.ts";

export interface Lookup {
  list: (filter: JobFilter) => Promise<JobList>;
  read: (id: number) => Promise<VersionedJob>;
  /** The job that this is a copy of, which may have the same values. */
  copyOf: number | undefined;
}

/** Maximum number of candidates to compare. */
const MAX_CANDIDATES = 5;

/**
 * Finds the job that a create request with a lost response has created: by its reference id, or by
 * title among the newest jobs. Its status is not compared, as it may have changed since.
 */
export async function findCreatedJob(
  sent: JobFormValues,
  { list, read, copyOf }: Lookup,
): Promise<VersionedJob | null> {
  const [title, q] = [sent.title.trim(), sent.referenceId.trim()];
  const { data } = await list({ status: undefined, q, page: 1, pageSize: LIMITS.pageSize.max });
  // The service's time zone may be a day behind.
  const since = addDays(today(), -1);
  const candidates = data.filter(
    (job) =>
      job.id !== copyOf &&
      (q === ""
        ? job.title === title && (job.publishDate === null || job.publishDate >= since)
        : job.referenceId === q),
  );
  for (const { id } of candidates.slice(0, MAX_CANDIDATES)) {
    const found = await read(id);
    if (matchesRequest(valuesOfJob(found.job), sent)) return found;
  }
  return null;
}
