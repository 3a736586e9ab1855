import type { JobHeader } from "#contract/job.ts";

/**
 * The day from which people could see the job. A draft has a publishDate too, by which it is
 * sorted, but nobody has seen it.
 */
export const publishedOn = ({
  status,
  publishDate,
}: Pick<JobHeader, "status" | "publishDate">): string | null =>
  status === "draft" ? null : publishDate;
