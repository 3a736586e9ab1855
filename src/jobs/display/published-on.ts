import type { JobHeader } from "#contract/job.ts";

/**
 * The day on which the job became visible; `null` for a draft, whose publishDate only sorts it.
 */
export const publishedOn = ({
  status,
  publishDate,
}: Pick<JobHeader, "status" | "publishDate">): string | null =>
  status === "draft" ? null : publishDate;
