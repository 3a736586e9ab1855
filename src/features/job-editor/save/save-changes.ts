import type { JobStatus } from "#contract/job-status.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  changedProperties,
  type FieldGroup,
  type JobFormValues,
  requestOf,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import { settle } from "#src/jobs/writes/look-up.ts";
import { isNamed } from "#src/jobs/writes/headers.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";
import { type Merge, merge, mergeBase } from "../conflict/merge.ts";
import { type SavedStart, startFromJob } from "../form/form-start.ts";

/** Both changed the same field groups: nothing is saved until a person chooses. */
export interface Conflict {
  base: JobFormValues;
  ours: JobFormValues;
  theirs: SavedStart;
  merged: Merge;
}

export interface Saved {
  /** The job after the save. */
  now: SavedStart;
  /** Our values, merged with incoming changes. */
  values: JobFormValues;
  incoming: FieldGroup[];
  /** Why nothing was sent: nothing had changed, or the job has our values already. */
  unsent?: string;
}

interface SaveChangesOptions {
  start: SavedStart;
  values: JobFormValues;
  /** The status to set, if any. */
  status?: JobStatus | undefined;
  /** Earlier changes without a response, which count as ours if the service has carried them out. */
  unconfirmed: readonly FormWrite[];
  write: (changes: JobBody, over: SavedStart) => Promise<VersionedJob>;
  readNewest: (id: number) => Promise<VersionedJob>;
  /** Called with the new base and values of the form after a merge without conflicts. */
  onMerged: (start: SavedStart, values: JobFormValues) => void;
}

/** A client that saves first three times in a row is a program. */
const MAX_ROUNDS = 3;

/**
 * Saves the changes without overwriting other people's: if the job has changed since it was loaded,
 * merges by field group and saves again, or returns the conflict.
 */
export async function saveChanges(options: SaveChangesOptions): Promise<Saved | Conflict> {
  let { start, values } = options;
  const { status, write, readNewest, onMerged } = options;
  const unconfirmed = [...options.unconfirmed];
  const incoming = new Set<FieldGroup>();
  // What became of unconfirmed writes comes before sending anything else.
  let newest = unconfirmed.length > 0 ? await readNewest(start.saved.id) : undefined;
  for (let round = 1; ; round++) {
    if (newest) {
      const theirs = startFromJob(newest);
      const base = await baseOf(start, theirs, unconfirmed);
      const merged = merge(base, values, theirs.values);
      if (merged.conflicts.length > 0) return { base, ours: values, theirs, merged };
      for (const group of merged.incoming) incoming.add(group);
      [start, values] = [theirs, merged.values];
      onMerged(start, values);
    }
    const changes = {
      ...changedProperties(requestOf(start.values), requestOf(values)),
      ...(status !== undefined && status !== start.origin?.status && { status }),
    };
    const saved = { values, incoming: [...incoming] };
    if (Object.keys(changes).length === 0) {
      const unsent = newest ? m.merge_already_saved() : m.job_form_nothing_changed();
      return { ...saved, now: start, unsent };
    }
    try {
      return { ...saved, now: startFromJob(await write(changes, start)) };
    } catch (error) {
      if (!hasServiceStatus(error, 412) || round === MAX_ROUNDS) throw error;
      newest = await readNewest(start.saved.id);
    }
  }
}

/**
 * The base of the merge of a job that has changed: the loaded values, or what our unconfirmed changes have made
 * of them. A service that takes names is asked by these, once: the last one has what the others made.
 */
async function baseOf(
  { values }: SavedStart,
  theirs: SavedStart,
  unconfirmed: FormWrite[],
): Promise<JobFormValues> {
  if (!isNamed(unconfirmed.at(-1) ?? {}))
    return mergeBase(
      values,
      theirs,
      unconfirmed.map((sent) => sent.values),
    );
  let base: JobFormValues | undefined;
  // Each of them, so that none is carried out from now on.
  for (const sent of unconfirmed.splice(0).toReversed()) {
    const earlier = await settle(sent);
    if (earlier?.state === "stored" && earlier.after) base ??= valuesOfJob(earlier.after.job);
  }
  return base ?? values;
}
