import { LIMITS } from "#contract/limits.ts";
import {
  type FieldRule,
  boolean,
  date,
  int32,
  list,
  object,
  orNull,
  status,
  text,
} from "./checks/field-rules.ts";

interface JobField {
  name: string;
  rule: FieldRule;
  /** Of a job with everything, where it is optional and every employer may set it. */
  full?: unknown;
  /** Another value, where the job has it as it was sent. */
  changed?: unknown;
}

/** §2.1. Both "" and null are allowed where the table and the samples differ. */
export const JOB_FIELDS: JobField[] = [
  { name: "id", rule: int32 },
  { name: "referenceId", rule: orNull(text(LIMITS.referenceId)) },
  { name: "employer", rule: object },
  { name: "title", rule: text(LIMITS.title) },
  { name: "publishDate", rule: date },
  { name: "closeDate", rule: date, full: "2031-03-14", changed: "2032-02-29" },
  { name: "confidential", rule: boolean, full: true, changed: false },
  // Not every plan has it.
  { name: "autoRefresh", rule: boolean },
  { name: "status", rule: status, full: "active", changed: "archived" },
  { name: "locations", rule: list(LIMITS.locations) },
  { name: "categories", rule: list(LIMITS.categories) },
  { name: "positionType", rule: object },
  {
    name: "salary",
    rule: orNull(object),
    full: { amount: 20.5, maxAmount: 30.25, period: { id: 5 }, plusCommission: true },
    changed: null,
  },
  { name: "description", rule: text(), changed: "<p>Changed.</p>" },
  { name: "applicantRoutingType", rule: object },
  { name: "applicationEmail", rule: orNull(text(LIMITS.applicationEmail)) },
  { name: "applicationUrl", rule: orNull(text(LIMITS.applicationUrl)) },
];

/** The fields that have a sample of this kind, with it. */
export const samples = (kind: "full" | "changed"): Record<string, unknown> =>
  Object.fromEntries(
    JOB_FIELDS.filter((field) => kind in field).map((field) => [field.name, field[kind]]),
  );
