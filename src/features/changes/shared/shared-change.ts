import type { Job } from "#contract/job.ts";
import { changedGroups, fieldsOf, valuesOfJob } from "#src/jobs/job/fields/job-values.ts";

/** A posting before and after a change. */
export interface JobChange {
  before: Job;
  after: Job;
}

/**
 * One of the changes, where all are the same ("Status: Active → Archived"), so that it is shown once;
 * undefined where they differ, where texts are among what changes, and for a single one.
 */
export function sharedChange(changes: readonly JobChange[]): JobChange | undefined {
  const [first, ...others] = changes;
  if (!first || others.length === 0) return undefined;
  const shared = keyOf(first);
  const isShared = shared !== undefined && others.every((change) => keyOf(change) === shared);
  return isShared ? first : undefined;
}

/** Equal for two changes of the same fields from the same values to the same values. */
function keyOf({ before, after }: JobChange): string | undefined {
  const [from, to] = [valuesOfJob(before), valuesOfJob(after)];
  const groups = changedGroups(from, to);
  if (groups.includes("title") || groups.includes("description")) return undefined;
  const fields = groups.flatMap(fieldsOf).map((name) => [name, from[name], to[name]]);
  return JSON.stringify([before.status, after.status, fields]);
}
