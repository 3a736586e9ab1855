import type { JobStatus } from "#contract/job-status.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import type { JobSave } from "#src/jobs/mutations.ts";
import type { VersionedJob } from "#src/jobs/requests.ts";
import { type JobBody, isVersion } from "#src/jobs/write-requests.ts";
import { changedProperties } from "./changed-properties.ts";
import { type SavedStart, startFromJob } from "../form-start.ts";
import { type JobFormValues, requestOf } from "../form-values.ts";
import { mergeBase, type Merge, merge } from "../conflict/merge.ts";
import { type Part, partsThatDiffer } from "../conflict/parts.ts";

/** Both have changed the same parts; until somebody chooses, nothing is saved. */
export interface Conflict {
  base: JobFormValues;
  mine: JobFormValues;
  theirs: SavedStart;
  merged: Merge;
}

/** What a save came to, where nothing is left to be chosen. */
export interface Saved {
  /** The job as it is now. */
  now: SavedStart;
  /** What was to be saved, with what somebody else had changed meanwhile. */
  values: JobFormValues;
  incoming: Part[];
  /** Nothing was sent, as the job says it all: `already` when it was loaded, or `meanwhile`. */
  said?: "already" | "meanwhile";
}

interface SaveChangesOptions {
  /** What was loaded, and what the person made of it. */
  start: SavedStart;
  values: JobFormValues;
  /** What the job is to be afterwards, where the form decides that. */
  status?: JobStatus | undefined;
  /** What was sent before and got no answer: the job may say it by now, and not by somebody else's doing. */
  unconfirmedWrites: readonly JobFormValues[];
  write: (save: JobSave) => Promise<VersionedJob>;
  readNewest: (id: number) => Promise<VersionedJob>;
  /** Their changes are under mine now: what the form is to hold, and to measure against. */
  onMerged: (start: SavedStart, values: JobFormValues) => void;
}

/** Somebody who saves faster than we do three times over is a program. */
const MAX_ROUNDS = 3;

/**
 * Saves what was changed over what was loaded, and never over anything else: when the job has moved
 * on, the changes are merged with it part by part and saved again, or it is for a person to choose.
 */
export async function saveChanges(options: SaveChangesOptions): Promise<Saved | Conflict> {
  let { start, values } = options;
  const { unconfirmedWrites, status, readNewest, onMerged } = options;
  const incoming = new Set<Part>();
  // What may have arrived is looked for before anything is sent again.
  let newest = unconfirmedWrites.length > 0 ? await readNewest(start.saved.id) : undefined;
  for (let round = 1; ; round++) {
    if (newest) {
      const theirs = startFromJob(newest);
      const base = mergeBase(start.values, theirs, unconfirmedWrites);
      const merged = merge(base, values, theirs.values);
      if (merged.contested.length > 0) return { base, mine: values, theirs, merged };
      for (const part of merged.incoming) incoming.add(part);
      [start, values] = [theirs, merged.values];
      onMerged(start, values);
    }
    const changes = {
      ...changedProperties(requestOf(start.values), requestOf(values)),
      ...(status !== undefined && status !== start.origin?.status && { status }),
    };
    const outcome = { values, incoming: [...incoming] };
    if (Object.keys(changes).length === 0)
      return { ...outcome, now: start, said: newest ? "meanwhile" : "already" };

    const attempt = await writeOver(start, changes, options, round === MAX_ROUNDS);
    if ("saved" in attempt) return { ...outcome, now: startFromJob(attempt.saved) };
    newest = attempt.newest;
  }
}

/** Writes if the job is still what was loaded; otherwise answers what it is now. */
async function writeOver(
  { values, saved }: SavedStart,
  changes: JobBody,
  { write, readNewest }: SaveChangesOptions,
  lastTry: boolean,
): Promise<{ saved: VersionedJob } | { newest: VersionedJob }> {
  if (!isVersion(saved.etag)) {
    const newest = await readNewest(saved.id);
    if (partsThatDiffer(values, startFromJob(newest).values).length > 0) return { newest };
  }
  try {
    return { saved: await write({ ...saved, changes }) };
  } catch (error) {
    if (!hasStatus(error, 412) || lastTry) throw error;
    return { newest: await readNewest(saved.id) };
  }
}
