import type { Job } from "#contract/job.ts";
import { publishedOn } from "#contract/job-dates.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import {
  EMPTY_VALUES,
  type JobFormValues,
  valuesOfCopy,
  valuesOfJob,
} from "#src/jobs/job/fields/job-values.ts";

/** The initial values of a form, against which its changes are measured. */
export interface FormStart {
  values: JobFormValues;
  /** The job to change; undefined for a new job. */
  saved?: { id: number; etag: string | null };
  /** The job that the values come from, which names ids missing from the service's lists. */
  origin?: Job;
}

/** The start of an existing job. */
export interface SavedStart extends FormStart {
  saved: NonNullable<FormStart["saved"]>;
}

export const startEmpty: FormStart = { values: EMPTY_VALUES };

/** A new job with the values of another one. */
export const startFromCopy = ({ job }: VersionedJob): FormStart => ({
  values: valuesOfCopy(job),
  origin: job,
});

export const startFromJob = ({ job, etag }: VersionedJob): SavedStart => ({
  values: valuesOfJob(job),
  saved: { id: job.id, etag },
  origin: job,
});

/** The publish date of the job; `null` if publishing would set a new one. */
export const publishedBefore = ({ saved, origin }: FormStart): string | null =>
  saved && origin ? publishedOn(origin) : null;
