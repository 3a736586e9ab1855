import { addDays } from "./calendar-date.ts";
import type { Job, JobHeader } from "./job.ts";

/**
 * The day on which the job became visible; `null` for a draft, whose publishDate only sorts it.
 */
export const publishedOn = ({
  status,
  publishDate,
}: Pick<JobHeader, "status" | "publishDate">): string | null =>
  status === "draft" ? null : publishDate;

/** Whether a posting is past its close date. Its status stays active (§3). */
export const isClosed = (
  { status, closeDate }: Pick<Job, "status" | "closeDate">,
  today: string,
): boolean => status === "active" && closeDate !== null && closeDate < today;

/** Days that one press adds to the time of a posting. */
export const EXTENSION_DAYS = 30;

/** The close date of an extended job, counted from the later of its close date and today. */
export const extendedDate = (
  closeDate: string | null,
  today: string,
  days: number = EXTENSION_DAYS,
): string => addDays(closeDate !== null && closeDate > today ? closeDate : today, days);
