import type { JobStatus } from "#contract/job-status.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  changedGroups,
  changedProperties,
  type FieldGroup,
  type JobFormValues,
  requestOf,
  valuesOfJob,
} from "#src/jobs/fields/job-values.ts";
import type { JobSave } from "#src/jobs/actions/mutations.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { isNameKept, outcomeOf } from "#src/jobs/requests/write-outcome.ts";
import { type JobBody, isVersion } from "#src/jobs/requests/write-requests.ts";
import { type Merge, merge, mergeBase } from "../conflict/merge.ts";
import type { UnconfirmedChange, UnconfirmedWrites } from "../drafts/unconfirmed-writes.ts";
import { type SavedStart, startFromJob } from "../form-start.ts";

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
  unconfirmedWrites: Pick<UnconfirmedWrites, "changes" | "latest">;
  write: (save: ChangeSave) => Promise<VersionedJob>;
  /** Sends a change again by its name. */
  repeat: (sent: UnconfirmedChange) => Promise<VersionedJob>;
  readNewest: (id: number) => Promise<VersionedJob>;
  /** Called with the new base and values of the form after a merge without conflicts. */
  onMerged: (start: SavedStart, values: JobFormValues) => void;
}

/** A change that has no name yet. */
export type ChangeSave = Omit<Extract<JobSave, { id: number }>, "idempotencyKey">;

/** A client that saves first three times in a row is a program. */
const MAX_ROUNDS = 3;

/**
 * Saves the changes without overwriting other people's: if the job has changed since it was loaded,
 * merges by field group and saves again, or returns the conflict.
 */
export async function saveChanges(options: SaveChangesOptions): Promise<Saved | Conflict> {
  let { start, values } = options;
  const { unconfirmedWrites, status, readNewest, onMerged } = options;
  const incoming = new Set<FieldGroup>();
  // What became of unconfirmed writes comes before sending anything else.
  let newest = unconfirmedWrites.changes.length > 0 ? await readNewest(start.saved.id) : undefined;
  for (let round = 1; ; round++) {
    if (newest) {
      const theirs = startFromJob(newest);
      const base = await baseOf(start, theirs, options);
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
    const attempt = await writeOver(start, changes, options, round === MAX_ROUNDS);
    if ("saved" in attempt) return { ...saved, now: startFromJob(attempt.saved) };
    newest = attempt.newest;
  }
}

/**
 * The base of the merge of a job that has changed: the loaded values, or what our unconfirmed change has made
 * of them. Its repetition carries nothing out, as the version that it names is gone.
 */
async function baseOf(
  { values, saved }: SavedStart,
  theirs: SavedStart,
  { unconfirmedWrites: { changes, latest }, repeat }: SaveChangesOptions,
): Promise<JobFormValues> {
  if (!latest || !isNameKept(latest.sentAt) || !isVersion(latest.etag))
    return mergeBase(values, theirs, changes);
  // Not carried out; or merged in an earlier round.
  if (latest.etag === theirs.saved.etag || latest.etag !== saved.etag) return values;
  try {
    const ours = await repeat(latest);
    return valuesOfJob(ours.job);
  } catch (error) {
    if (outcomeOf(error) !== "changedSince") throw error;
    return values;
  }
}

/** Writes if the job is still the loaded version, else returns the newest one. */
async function writeOver(
  { values, saved }: SavedStart,
  changes: JobBody,
  { write, readNewest }: SaveChangesOptions,
  isLastRound: boolean,
): Promise<{ saved: VersionedJob } | { newest: VersionedJob }> {
  if (!isVersion(saved.etag)) {
    const newest = await readNewest(saved.id);
    if (changedGroups(values, startFromJob(newest).values).length > 0) return { newest };
  }
  try {
    return { saved: await write({ ...saved, changes }) };
  } catch (error) {
    if (outcomeOf(error) !== "changedSince" || isLastRound) throw error;
    return { newest: await readNewest(saved.id) };
  }
}
