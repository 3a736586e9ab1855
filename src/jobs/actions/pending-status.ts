import { useMutationState } from "@tanstack/react-query";
import type { JobHeader } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";

/** A status, a close date, or both: a new one for a job whose own has passed. */
export interface StatusChange {
  id: number;
  status?: JobStatus;
  closeDate?: string | null;
  /** The close date that it replaces, and the version that has it. */
  replaces?: string | null;
  etag?: string | null;
}

/** A change that is sent: `to`, and `undo`, which takes it back; an undo has none. */
export interface SentChange {
  /** The same for every try of one press of the button. */
  idempotencyKey: string;
  job: JobHeader;
  to: StatusChange;
  undo?: StatusChange | undefined;
  /** Whether it was sent before: its answer may be older than what the posting is by now. */
  isRepeat?: boolean;
}

/** The mutation key of status changes. */
export const statusKey = ["set status"] as const;

/**
 * Optimistic statuses and close dates by job, shown until the service responds; a refusal rolls back.
 */
export function usePendingChanges(): ReadonlyMap<number, StatusChange> {
  const pending = useMutationState({
    filters: { mutationKey: statusKey, status: "pending" },
    select: (mutation) => (mutation.state.variables as SentChange).to,
  });
  return new Map(pending.map((change) => [change.id, change]));
}
