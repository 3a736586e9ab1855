import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";
import { matchesRequest } from "../save/matches-request.ts";
import type { FormStart } from "../form-start.ts";
import { type FieldName, type JobFormValues, requestOf } from "../form-values.ts";
import {
  fieldsOf,
  inactiveFields,
  type Part,
  PART_NAMES,
  partsThatDiffer,
  propertiesOf,
} from "./parts.ts";

export type Side = "mine" | "theirs";

export interface Merge {
  /** Everything that is decided; where both changed a part, mine, until somebody chooses. */
  values: JobFormValues;
  /** What only they changed: it is in `values` now. */
  incoming: Part[];
  /** What only I changed. */
  mine: Part[];
  /** What both changed, to different ends: for a person to choose. */
  contested: Part[];
}

/**
 * Merges what two people made of one job, part by part. `base` is what both began with. What only
 * one of them changed is taken; what both changed alike is settled.
 */
export function merge(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): Merge {
  const iChanged = new Set(partsThatDiffer(base, mine));
  const theyChanged = new Set(partsThatDiffer(base, theirs));
  const apart = new Set(partsThatDiffer(mine, theirs));
  const incoming = PART_NAMES.filter((part) => theyChanged.has(part) && !iChanged.has(part));
  return {
    values: incoming.reduce((values, part) => takeTheirs(values, theirs, part), mine),
    incoming,
    mine: PART_NAMES.filter((part) => iChanged.has(part) && !theyChanged.has(part)),
    contested: PART_NAMES.filter(
      (part) => iChanged.has(part) && theyChanged.has(part) && apart.has(part),
    ),
  };
}

/** The merged values, with what a person chose of what was contested. */
export function settle(
  { values, contested }: Merge,
  theirs: JobFormValues,
  choices: Partial<Record<Part, Side>>,
): JobFormValues {
  return contested
    .filter((part) => choices[part] === "theirs")
    .reduce((settled, part) => takeTheirs(settled, theirs, part), values);
}

/**
 * Takes their part as a whole, but not the fields of it that they do not send and have left empty:
 * there, what I typed stays.
 */
function takeTheirs(mine: JobFormValues, theirs: JobFormValues, part: Part): JobFormValues {
  const aside = inactiveFields(theirs, part).filter((name) => theirs[name] === "");
  const taken = fieldsOf(part).filter((name: FieldName) => !aside.includes(name));
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

/**
 * What mine and theirs both began with: what was loaded, with what was sent since and has arrived,
 * as the service has it.
 */
export function mergeBase(
  loaded: JobFormValues,
  { values: theirs, origin }: FormStart,
  unconfirmedWrites: readonly JobFormValues[],
): JobFormValues {
  const held = requestOf(theirs);
  const arrived = unconfirmedWrites.flatMap((sent) => {
    const meant = asMeant(sent, origin?.publishDate ?? null);
    return partsThatDiffer(loaded, sent).filter((part) =>
      matchesRequest(held, meant, propertiesOf(part)),
    );
  });
  return arrived.reduce((base, part) => takeTheirs(base, theirs, part), loaded);
}

/**
 * What was sent of a job, with the close date that the service sets where none is given (§3): any
 * other one is somebody else's.
 */
function asMeant(sent: JobFormValues, publishDate: string | null): JobBody {
  const body = requestOf(sent);
  if (body.closeDate !== null || publishDate === null) return body;
  return { ...body, closeDate: addDays(publishDate, LIMITS.defaultJobDays) };
}
