import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";

/** What a person calls the job: another service may have some without a title. */
export const titleOf = ({ title }: Pick<JobHeader, "title">): string => title || text.jobs.untitled;
