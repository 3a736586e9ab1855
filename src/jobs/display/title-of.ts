import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";

/** The display title of a job; other services may have jobs without one. */
export const titleOf = ({ title }: Pick<JobHeader, "title">): string => title || text.jobs.untitled;
