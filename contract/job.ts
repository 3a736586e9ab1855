import * as z from "zod/mini";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";

// Responses are read with tolerance: `""` and a missing property mean `null`, unknown
// properties are dropped, a length beyond §8 is no reason to show nothing. The lengths are still
// stated, for the interface description and the conformance suite.

const text = (max?: number) =>
  max === undefined ? z.string() : z.string().check(z.meta({ maxLength: max }));

/** `fallback` for a missing value, which some services write as `""` or `null`. */
export const orDefault = <T extends z.core.$ZodType, const F extends z.core.input<T>>(
  schema: T,
  fallback: F,
) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown): unknown => (value === "" ? fallback : (value ?? fallback))),
      schema,
    ),
    fallback,
  );

/** `null` for a missing value, which some services write as `""`. */
export const orNull = <T extends z.core.$ZodType>(schema: T) => orDefault(z.nullable(schema), null);

/** A calendar date; a time of day after it, which some services send, is dropped (§2.1: date only). */
const date = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.slice(0, 10) : value)),
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.meta({ format: "date" })),
);

const id = z.int().check(z.meta({ format: "int32" }));
const flag = orDefault(z.boolean(), false);

/** §2.2 */
export const location = z.object({
  id: orNull(id),
  name: orDefault(text(LIMITS.locationName), ""),
  description: orDefault(text(LIMITS.locationDescription), ""),
  type: orDefault(text(LIMITS.locationType), ""),
});

/** §2.3 */
export const category = z.object({ id, name: orDefault(text(LIMITS.categoryName), "") });

/** §2.4 */
export const positionType = z.object({ id, name: orDefault(text(LIMITS.positionTypeName), "") });

const employer = z.object({ id, name: orDefault(text(LIMITS.employerName), "") });

/** §2.5 */
export const salary = z.object({
  amount: z.number(),
  maxAmount: orNull(z.number()),
  period: z.object({
    id,
    name: orDefault(text(LIMITS.periodName), ""),
    unit: orDefault(text(LIMITS.periodUnit), ""),
  }),
  plusCommission: flag,
});

/** An element of the list (§2.7). */
export const jobHeader = z.object({
  id,
  referenceId: orNull(text(LIMITS.referenceId)),
  employer: orNull(employer),
  title: text(LIMITS.title),
  publishDate: orNull(date),
  locations: orDefault(z.array(location), []),
  confidential: flag,
  status: z.enum(JOB_STATUSES),
});

/** What a job has beside its header and its description. */
const details = {
  closeDate: orNull(date),
  autoRefresh: flag,
  categories: orDefault(z.array(category), []),
  positionType: orNull(positionType),
  salary: orNull(salary),
  applicantRoutingType: orNull(z.object({ id, name: orDefault(text(LIMITS.routingName), "") })),
  applicationEmail: orNull(text(LIMITS.applicationEmail)),
  applicationUrl: orNull(text(LIMITS.applicationUrl)),
};

/** A job in a response (§2.1). */
export const job = z.object({
  ...jobHeader.shape,
  ...details,
  description: orDefault(text(), ""),
});

/**
 * An element of the list with details, an extension of the interface: a job without its description, and
 * its ETag. Nothing of it may be missing, unlike of a job: that would say nothing of the job.
 */
export const jobDetails = z.pipe(
  z.transform((row: unknown) =>
    Object.keys(details).every((name) => Object.hasOwn(Object(row) as object, name))
      ? row
      : undefined,
  ),
  z.object({ ...jobHeader.shape, ...details, etag: z.string() }),
);

export type Job = z.infer<typeof job>;
export type JobDetails = z.infer<typeof jobDetails>;
export type JobHeader = z.infer<typeof jobHeader>;
export type Location = z.infer<typeof location>;
export type Category = z.infer<typeof category>;
export type Salary = z.infer<typeof salary>;
