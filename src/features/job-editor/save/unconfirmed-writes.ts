import type { JobFormValues } from "../form-values.ts";
import type { SentJob } from "./create-once.ts";

/** What was sent from where the form began, and has not been answered: the service may have it. */
export interface UnconfirmedWrites {
  /** As a new job. */
  job?: SentJob | undefined;
  /** As changes. */
  changes: JobFormValues[];
}

export const NO_UNCONFIRMED_WRITES: UnconfirmedWrites = { changes: [] };
