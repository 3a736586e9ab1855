import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { today } from "#src/lib/time/service-clock.ts";
import type { JobBody } from "./job-body.ts";
import { jobFields } from "./job-fields.ts";

export type FieldGroup = keyof typeof jobFields;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** A job as text that a person edits: what the fields of the form hold. */
export type JobFormValues = Intersection<(typeof jobFields)[FieldGroup]["empty"]>;

export type FieldName = keyof JobFormValues;

/** The field groups, in the order of the form. */
export const FIELD_GROUPS = Object.keys(jobFields) as FieldGroup[];

/** The values of every field group as one object. */
const collect = <T>(valuesOf: (field: (typeof jobFields)[FieldGroup]) => object): T =>
  Object.assign({}, ...FIELD_GROUPS.map((group) => valuesOf(jobFields[group]))) as T;

/** The values of a new job. */
export const EMPTY_VALUES = collect<JobFormValues>(({ empty }) => empty);

/** The fields of the form, in the order of the page. */
export const FIELD_NAMES = Object.keys(EMPTY_VALUES) as FieldName[];

export const valuesOfJob = (job: Job): JobFormValues => collect((field) => field.fromJob(job));

/**
 * The values of a copy: without the reference id, which identifies one job, and without a close date that
 * has passed or that the service set.
 */
export function valuesOfCopy(job: Job): JobFormValues {
  const values = valuesOfJob(job);
  const { closeDate } = values;
  const { publishDate } = job;
  const isDefault =
    publishDate !== null && closeDate === addDays(publishDate, LIMITS.defaultJobDays);
  return {
    ...values,
    referenceId: "",
    closeDate: closeDate < today() || isDefault ? "" : closeDate,
  };
}

/** The values as a request body (§4.2), not validated and without the status. */
export const requestOf = (values: JobFormValues): JobBody =>
  collect((field) => field.toRequest(values));

/**
 * The body of a PUT (§4.3.3): the properties of `after` that differ from `before`. A list or salary
 * is sent as a whole, with `null` for what was removed from it, so that it means the same to a
 * service that merges and to one that replaces.
 */
export function changedProperties(before: JobBody, after: JobBody): JobBody {
  const changed = Object.entries(after).filter(
    ([name, value]) => !isEqual(value, before[name as keyof JobBody]),
  );
  return Object.fromEntries(changed);
}

/** The fields of a group. */
export const fieldsOf = (group: FieldGroup) => Object.keys(jobFields[group].empty) as FieldName[];

export const labelOf = (group: FieldGroup): string => jobFields[group].label();

/** The label of each form field, by which messages name it too. */
export const fieldLabels = collect<Record<FieldName, () => string>>(({ empty, label, labels }) => ({
  ...Object.fromEntries(Object.keys(empty).map((name) => [name, label])),
  ...labels,
}));

/** The groups whose request differs: `" Baker"` equals `"Baker"`, and `52,000` equals `52000`. */
export const changedGroups = (before: JobFormValues, after: JobFormValues): FieldGroup[] =>
  FIELD_GROUPS.filter((group) => {
    const { toRequest } = jobFields[group];
    return !isEqual(toRequest(before), toRequest(after));
  });

/** The groups that would lose text if `values` were left for `start`, inactive fields included. */
export function unsavedGroups(start: JobFormValues, values: JobFormValues): FieldGroup[] {
  const changed = changedGroups(start, values);
  return FIELD_GROUPS.filter(
    (group) =>
      changed.includes(group) ||
      inactiveFields(values, group).some((name) => String(values[name]).trim() !== start[name]),
  );
}

/** The fields of a group whose text the form keeps but does not send. */
export const inactiveFields = (values: JobFormValues, group: FieldGroup): FieldName[] =>
  jobFields[group].inactive?.(values) ?? [];

/** Whether the service may store `held` for a request with the values `sent`. */
export const matchesRequest = (
  held: JobFormValues,
  sent: JobFormValues,
  groups: readonly FieldGroup[] = FIELD_GROUPS,
): boolean =>
  groups.every((group) => {
    const { toRequest, matches = isEqual } = jobFields[group];
    return matches(toRequest(held), toRequest(sent));
  });

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
