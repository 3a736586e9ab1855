import type { JobStatus } from "#contract/job-status.ts";
import { hasStatus } from "#src/lib/api-error.ts";
import type { JobSave } from "../mutations.ts";
import type { VersionedJob } from "../requests.ts";
import type { JobBody } from "../write-requests.ts";
import { changedProperties } from "./changed-properties.ts";
import { type FormStart, type SavedStart, startFromJob } from "./form-start.ts";
import { type JobFormValues, requestOf } from "./form-values.ts";
import { type Merge, merge } from "./merge/merge.ts";
import { type Part, partsThatDiffer } from "./merge/parts.ts";

/** Both have changed the same parts; until somebody chooses, nothing is saved. */
export interface Conflict {
  base: FormStart;
  mine: JobFormValues;
  theirs: SavedStart;
  merged: Merge;
}

type Outcome =
  /** Saved, after what somebody else had changed meanwhile was merged in. */
  | { saved: VersionedJob; broughtIn: Part[]; values: JobFormValues }
  /** The job says it all already: `before` anything was typed, or because of somebody else. */
  | { nothingToSave: "before" | "meanwhile" }
  | { conflict: Conflict };

interface SaveChangesOptions {
  /** What was loaded, and what the person made of it. */
  start: SavedStart;
  values: JobFormValues;
  /** What the job is to be afterwards, where the form decides that. */
  status?: JobStatus | undefined;
  /** What was sent before and got no answer: the job may say it by now, and not by somebody else's doing. */
  lost?: JobFormValues | undefined;
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
export async function saveChanges(options: SaveChangesOptions): Promise<Outcome> {
  const { status } = options;
  let { start, values } = options;
  const broughtIn = new Set<Part>();
  for (let round = 1; ; round++) {
    const changes = {
      ...changedProperties(requestOf(start.values), requestOf(values)),
      ...(status && status !== start.origin?.status && { status }),
    };
    if (Object.keys(changes).length === 0)
      return { nothingToSave: round === 1 ? "before" : "meanwhile" };

    const attempt = await writeOver(start, changes, options, round === MAX_ROUNDS);
    if ("saved" in attempt) return { saved: attempt.saved, broughtIn: [...broughtIn], values };

    const theirs = startFromJob(attempt.newest);
    const base = beganWith(start.values, theirs.values, options.lost);
    const merged = merge(base, values, theirs.values);
    if (merged.contested.length > 0)
      return { conflict: { base: { ...start, values: base }, mine: values, theirs, merged } };

    for (const part of merged.broughtIn) broughtIn.add(part);
    [start, values] = [theirs, merged.values];
    options.onMerged(start, values);
  }
}

/** What mine and theirs have in common: what was loaded, or what was sent since and has arrived. */
function beganWith(
  loaded: JobFormValues,
  theirs: JobFormValues,
  lost: JobFormValues | undefined,
): JobFormValues {
  if (!lost) return loaded;
  const apart = partsThatDiffer(lost, theirs);
  return partsThatDiffer(loaded, lost).some((part) => apart.includes(part)) ? loaded : lost;
}

/** Writes if the job is still what was loaded; otherwise answers what it is now. */
async function writeOver(
  { values, saved }: SavedStart,
  changes: JobBody,
  { write, readNewest }: SaveChangesOptions,
  lastTry: boolean,
): Promise<{ saved: VersionedJob } | { newest: VersionedJob }> {
  // A service without versions cannot refuse: we look for ourselves, as late as we can.
  if (saved.etag === null) {
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
