import type { JobHeader } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** The display title of a job; other services may have jobs without one. */
export const titleOf = ({ title }: Pick<JobHeader, "title">): string => title || m.jobs_untitled();

/** {@link titleOf}, shortened for a toast. */
export function briefTitleOf(job: Pick<JobHeader, "title">): string {
  const title = titleOf(job);
  const [start] = /^.{60}(?=.)/su.exec(title) ?? [];
  return start === undefined ? title : `${start.trimEnd()}…`;
}
