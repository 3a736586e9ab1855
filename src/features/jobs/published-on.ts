import type { JobHeader } from "#contract/job.ts";

/** Since when people can see the job; a draft has a date by which it is sorted, and yet nobody has seen it. */
export const publishedOn = ({
  status,
  publishDate,
}: Pick<JobHeader, "status" | "publishDate">): string | null =>
  status === "draft" ? null : publishDate;
