import type { JobFormValues } from "#src/jobs/fields/job-values.ts";

/** A create request without a response. */
export interface UnconfirmedCreate {
  values: JobFormValues;
  status: "draft" | "active";
  /** The same for every retry of this job. */
  idempotencyKey: string;
}

/** Requests without a response: the service may have carried them out. */
export interface UnconfirmedWrites {
  job?: UnconfirmedCreate | undefined;
  changes: JobFormValues[];
}

export const NO_UNCONFIRMED_WRITES: UnconfirmedWrites = { changes: [] };
