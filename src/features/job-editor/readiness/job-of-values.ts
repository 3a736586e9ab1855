import type { Job } from "#contract/job.ts";
import type { JobRequest } from "#contract/job-request.ts";
import { type JobFormValues, requestOf } from "#src/jobs/fields/job-values.ts";

/** What may be missing in the form's request, or be text that cannot be read. */
interface Unread {
  locations: { description: string }[];
  categories: { id: unknown }[];
  positionType: { id: unknown };
  salary: {
    amount: unknown;
    maxAmount: unknown;
    period: { id: unknown };
    plusCommission: boolean;
  } | null;
  applicantRoutingType: { id: unknown };
  applicationEmail?: string | null;
  applicationUrl?: string | null;
}

type Sent = Omit<JobRequest, keyof Unread | "status"> & Unread;

const numberOr = <T>(value: unknown, other: T) => (typeof value === "number" ? value : other);

/** What the form holds as a job, for the rules; text that cannot be read counts as not given. */
export function jobOfValues(
  values: JobFormValues,
  origin: Job | undefined,
  employer: Job["employer"],
): Job {
  const sent = requestOf(values) as unknown as Sent;
  const named = (id: unknown) => ({ id: numberOr(id, 0), name: "" });
  const { salary } = sent;
  const amount = numberOr(salary?.amount, undefined);
  return {
    id: origin?.id ?? 0,
    employer,
    publishDate: origin?.publishDate ?? null,
    status: origin?.status ?? "draft",
    applicationEmail: null,
    applicationUrl: null,
    ...sent,
    locations: sent.locations.map(({ description }) => ({
      id: null,
      name: description,
      description,
      type: "",
    })),
    categories: sent.categories.map(({ id }) => named(id)),
    positionType: named(sent.positionType.id),
    salary:
      salary && amount !== undefined
        ? {
            amount,
            maxAmount: numberOr(salary.maxAmount, null),
            period: { ...named(salary.period.id), unit: "" },
            plusCommission: salary.plusCommission,
          }
        : null,
    applicantRoutingType: named(sent.applicantRoutingType.id),
  };
}
