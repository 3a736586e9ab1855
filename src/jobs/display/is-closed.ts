import type { Job } from "#contract/job.ts";

/** Whether a posting is past its close date. Its status stays active (§3). */
export const isClosed = (
  { status, closeDate }: Pick<Job, "status" | "closeDate">,
  today: string,
): boolean => status === "active" && closeDate !== null && closeDate < today;
