import { useMutationState } from "@tanstack/react-query";
import type { JobStatus } from "#contract/job-status.ts";

export interface StatusChange {
  id: number;
  status: JobStatus;
  /** A new close date, for a job whose own has passed. */
  closeDate?: string;
  /** The version whose close date it replaces. */
  etag?: string | null;
}

/** The mutation key of status changes. */
export const statusKey = ["set status"] as const;

/** Optimistic statuses by job, shown until the service responds; a refusal rolls back. */
export function usePendingStatuses(): ReadonlyMap<number, JobStatus> {
  const pending = useMutationState({
    filters: { mutationKey: statusKey, status: "pending" },
    select: (mutation) => mutation.state.variables as StatusChange,
  });
  return new Map(pending.map(({ id, status }) => [id, status]));
}
