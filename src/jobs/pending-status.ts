import { useMutationState } from "@tanstack/react-query";
import type { JobStatus } from "#contract/job-status.ts";

export interface StatusChange {
  id: number;
  status: JobStatus;
  /** A new close date in the same request, for a job whose own has passed. */
  closeDate?: string;
  /** The version whose close date it replaces. */
  etag?: string | null;
}

/** Names the status changes that are under way. */
export const statusKey = ["set status"] as const;

/**
 * The statuses that are being set right now, by job. Shown in place of the known ones until the
 * service has answered; a refused one disappears by itself, and the known one is back.
 */
export function usePendingStatuses(): ReadonlyMap<number, JobStatus> {
  const pending = useMutationState({
    filters: { mutationKey: statusKey, status: "pending" },
    select: (mutation) => mutation.state.variables as StatusChange,
  });
  return new Map(pending.map(({ id, status }) => [id, status]));
}
