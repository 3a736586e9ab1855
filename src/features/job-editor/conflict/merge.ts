import { addDays } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import {
  changedGroups,
  FIELD_GROUPS,
  type FieldGroup,
  fieldsOf,
  inactiveFields,
  type JobFormValues,
  matchesRequest,
} from "#src/jobs/job/fields/job-values.ts";
import type { FormStart } from "../form/form-start.ts";

export type Side = "ours" | "theirs";

export interface Merge {
  /** The merged values; ours in the field groups that conflict. */
  values: JobFormValues;
  /** Groups that only they changed. */
  incoming: FieldGroup[];
  /** Groups that only we changed. */
  outgoing: FieldGroup[];
  /** Groups that both changed to different values. */
  conflicts: FieldGroup[];
}

/** Three-way merge of the form's values by field group. */
export function merge(base: JobFormValues, ours: JobFormValues, theirs: JobFormValues): Merge {
  const weChanged = new Set(changedGroups(base, ours));
  const theyChanged = new Set(changedGroups(base, theirs));
  const differ = new Set(changedGroups(ours, theirs));
  const incoming = FIELD_GROUPS.filter((group) => theyChanged.has(group) && !weChanged.has(group));
  return {
    values: incoming.reduce((values, group) => takeTheirs(values, theirs, group), ours),
    incoming,
    outgoing: FIELD_GROUPS.filter((group) => weChanged.has(group) && !theyChanged.has(group)),
    conflicts: FIELD_GROUPS.filter(
      (group) => weChanged.has(group) && theyChanged.has(group) && differ.has(group),
    ),
  };
}

/** The merged values with the person's choice for each conflict; ours by default. */
export function resolve(
  { values, conflicts }: Merge,
  theirs: JobFormValues,
  choices: Partial<Record<FieldGroup, Side>>,
): JobFormValues {
  return conflicts
    .filter((group) => choices[group] === "theirs")
    .reduce((resolved, group) => takeTheirs(resolved, theirs, group), values);
}

/** Takes a whole group of theirs, except for inactive fields that they left empty. */
function takeTheirs(ours: JobFormValues, theirs: JobFormValues, group: FieldGroup): JobFormValues {
  const skipped = inactiveFields(theirs, group).filter((name) => theirs[name] === "");
  const taken = fieldsOf(group).filter((name) => !skipped.includes(name));
  return { ...ours, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

/** The base of a merge: the loaded values, with our unconfirmed writes that the service has stored. */
export function mergeBase(
  loaded: JobFormValues,
  { values: theirs, origin }: FormStart,
  unconfirmedWrites: readonly JobFormValues[],
): JobFormValues {
  const stored = unconfirmedWrites.flatMap((sent) => {
    const expected = withDefaultCloseDate(sent, origin?.publishDate ?? null);
    return changedGroups(loaded, sent).filter((group) => matchesRequest(theirs, expected, [group]));
  });
  return stored.reduce((base, group) => takeTheirs(base, theirs, group), loaded);
}

/** With the close date that the service sets if none is sent (§3): any other date is not ours. */
function withDefaultCloseDate(sent: JobFormValues, publishDate: string | null): JobFormValues {
  if (sent.closeDate !== "" || publishDate === null) return sent;
  return { ...sent, closeDate: addDays(publishDate, LIMITS.defaultJobDays) };
}
