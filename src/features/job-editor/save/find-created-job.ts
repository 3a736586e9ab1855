import { addDays, todayIn } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobList } from "#contract/listing.ts";
import type { JobFilter, VersionedJob } from "#src/jobs/requests.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";
import { matchesRequest } from "./matches-request.ts";
import { requestOf, valuesOfJob } from "../form-values.ts";

export interface Reading {
  list: (filter: JobFilter) => Promise<JobList>;
  read: (id: number) => Promise<VersionedJob>;
}

/** So many namesakes are read at most. */
const AT_MOST = 5;

/**
 * Looks whether a job that was sent, and whose answer was lost, has been created: by its reference
 * id, or among the newest jobs by its title and publish date. It has to say what was sent; its status
 * may be another one by now. A job that it was a copy of is not it.
 */
export async function findCreatedJob(
  sent: JobBody,
  copyOf: number | undefined,
  { list, read }: Reading,
): Promise<VersionedJob | null> {
  const { referenceId, title } = sent;
  const q = typeof referenceId === "string" ? referenceId : "";
  const { data } = await list({ status: undefined, q, page: 1, pageSize: LIMITS.pageSize.max });
  // Yesterday is today somewhere.
  const since = addDays(todayIn(), -1);
  const namesakes = data.filter(
    (job) =>
      job.id !== copyOf &&
      (q === ""
        ? job.title === title && (job.publishDate === null || job.publishDate >= since)
        : job.referenceId === q),
  );
  for (const { id } of namesakes.slice(0, AT_MOST)) {
    const found = await read(id);
    if (matchesRequest(requestOf(valuesOfJob(found.job)), sent)) return found;
  }
  return null;
}
