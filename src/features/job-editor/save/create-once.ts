import type { JobStatus } from "#contract/job-status.ts";
import { type JobFormValues, requestOf } from "#src/jobs/job/fields/job-values.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { settle } from "#src/jobs/writes/look-up.ts";
import { formWrite } from "#src/jobs/writes/form-write.ts";
import type { FormWrite } from "#src/jobs/writes/single-write.ts";

interface CreateOnceOptions {
  values: JobFormValues;
  status: JobStatus;
  /** Earlier creations without a known outcome. */
  unconfirmed: readonly FormWrite[];
  /** Jobs that they have not created, whatever their values. */
  known: ReadonlySet<number>;
  write: (creation: FormWrite) => Promise<VersionedJob>;
}

/**
 * Creates a job at most once: what became of earlier creations comes before anything is sent, and none of them
 * can be carried out afterwards.
 * @returns the job that was created, or the one that an earlier request had created
 */
export async function createOnce({
  values,
  status,
  unconfirmed,
  known,
  write,
}: CreateOnceOptions): Promise<
  { created: VersionedJob } | { found: VersionedJob; sent: FormWrite }
> {
  for (const sent of unconfirmed) {
    const earlier = await settle(sent, known);
    if (earlier?.state === "stored" && earlier.after) return { found: earlier.after, sent };
  }
  const body = { ...requestOf(values), status };
  return { created: await write(formWrite(values, { kind: "create", body })) };
}
