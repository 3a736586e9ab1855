import type { Job } from "#contract/job.ts";
import { bodyOf, changedJob, type JobBody } from "../fields/job-body.ts";
import {
  changedGroups,
  changedProperties,
  matchesRequest,
  valuesOfJob,
} from "../fields/job-values.ts";
import type { VersionedJob } from "../requests/read-requests.ts";

/**
 * Whether a job holds the changes that were sent, as the service may have normalised them.
 * @param before what the changes were made of; unknown for changes of status and close date alone
 */
export function isStored(newest: Job, changes: JobBody, before?: Job): boolean {
  const { status = newest.status, autoRefresh = newest.autoRefresh, closeDate } = changes;
  if (newest.status !== status || newest.autoRefresh !== autoRefresh) return false;
  // The default date is the service's to set: another one than before is taken for it.
  if (closeDate === null && newest.closeDate === before?.closeDate) return false;
  if (!before) return closeDate === undefined || closeDate === newest.closeDate;
  const [from, to] = [before, changedJob(before, changes)].map(valuesOfJob);
  if (!from || !to) return false;
  return matchesRequest(valuesOfJob(newest), to, changedGroups(from, to));
}

/**
 * What a write made of a job, as far as it is known. Where `newest` has other changes too, those are another
 * person's, and its version is theirs.
 */
export function onlySent(
  newest: VersionedJob,
  before: VersionedJob,
  changes: JobBody,
): VersionedJob {
  const others = changedProperties(bodyOf(before.job), bodyOf(newest.job));
  if (Object.keys(others).every((name) => name in changes)) return newest;
  const sent = Object.keys(changes).map((name) => [name, newest.job[name as keyof Job]]);
  return { job: { ...before.job, ...(Object.fromEntries(sent) as Partial<Job>) }, etag: null };
}
