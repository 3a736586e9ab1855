import type { Job } from "#contract/job.ts";
import { publishedOn } from "#src/jobs/display/published-on.ts";
import type { VersionedJob } from "#src/jobs/requests.ts";
import { EMPTY_VALUES, type JobFormValues, valuesOfCopy, valuesOfJob } from "./form-values.ts";

/** What a form begins with, and what its changes are measured against. */
export interface FormStart {
  values: JobFormValues;
  /** The job to change; none: a new job. */
  saved?: { id: number; etag: string | null };
  /** The job that the values come from: it names ids that the service's lists may not hold. */
  origin?: Job;
}

/** Of a job that is there already. */
export interface SavedStart extends FormStart {
  saved: NonNullable<FormStart["saved"]>;
}

export const startEmpty: FormStart = { values: EMPTY_VALUES };

/** A new job, filled from another one. */
export const startFromCopy = ({ job }: VersionedJob): FormStart => ({
  values: valuesOfCopy(job),
  origin: job,
});

/** The job itself. */
export const startFromJob = ({ job, etag }: VersionedJob): SavedStart => ({
  values: valuesOfJob(job),
  saved: { id: job.id, etag },
  origin: job,
});

/** The publish date of the job that is changed; `null` while publishing would set a new one. */
export const publishedBefore = ({ saved, origin }: FormStart): string | null =>
  saved && origin ? publishedOn(origin) : null;
