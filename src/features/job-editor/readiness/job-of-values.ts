import type { Job } from "#contract/job.ts";
import { type JobFormValues, requestOf } from "#src/jobs/fields/job-values.ts";

interface Sent {
  title: string;
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
}

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
    referenceId: values.referenceId || null,
    employer,
    title: sent.title,
    publishDate: origin?.publishDate ?? null,
    closeDate: values.closeDate || null,
    confidential: values.confidential,
    autoRefresh: values.autoRefresh,
    status: origin?.status ?? "draft",
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
    description: values.description,
    applicantRoutingType: named(sent.applicantRoutingType.id),
    applicationEmail: values.applicationEmail.trim() || null,
    applicationUrl: values.applicationUrl.trim() || null,
  };
}
