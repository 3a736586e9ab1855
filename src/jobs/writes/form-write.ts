import { NEW_JOB } from "../job/fields/job-body.ts";
import type { JobFormValues } from "../job/fields/job-values.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { buttonWrite, type FormWrite } from "./single-write.ts";
import type { JobWrite } from "./write.ts";

// A file of its own, as the table of fields is no part of the first load.

/** A write of a form. `before`: the version that was edited; null for a new job. */
export const formWrite = (
  values: JobFormValues,
  write: JobWrite,
  before: VersionedJob | null = null,
): FormWrite => ({
  ...buttonWrite(before?.job ?? { ...NEW_JOB, title: values.title }, write, before),
  id: before?.job.id ?? null,
  from: "form",
  values,
});
