import type { Job } from "#contract/job.ts";
import { changedJob, NEW_JOB } from "#src/jobs/job/fields/job-body.ts";
import { type JobFormValues, requestOf } from "#src/jobs/job/fields/job-values.ts";

/** Pay as the form sends it: text that cannot be read stays text. */
interface SentSalary {
  amount: unknown;
  maxAmount: unknown;
  period: { id: unknown };
}

const numberOr = <T>(value: unknown, other: T) => (typeof value === "number" ? value : other);

/** What the form holds as a job, for the rules; text that cannot be read counts as not given. */
export function jobOfValues(
  values: JobFormValues,
  origin: Job | undefined,
  employer: Job["employer"],
): Job {
  const { salary, ...body } = requestOf(values);
  const sent = salary as SentSalary | null;
  const read = typeof sent?.amount === "number" && {
    ...sent,
    maxAmount: numberOr(sent.maxAmount, null),
    period: { id: numberOr(sent.period.id, 0) },
  };
  // The form sends the address of the chosen route alone.
  const job = { ...(origin ?? NEW_JOB), employer, applicationEmail: null, applicationUrl: null };
  return changedJob(job, { ...body, salary: read || null });
}
