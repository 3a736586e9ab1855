import type { JobHeader } from "#contract/job.ts";
import { text } from "#src/lib/text/text.ts";

/** What a person calls the job: another service may have some without a title. */
export const titleOf = ({ title }: Pick<JobHeader, "title">): string => title || text.jobs.untitled;

/** {@link titleOf} in a message that passes: a long one would cover the page. */
export function briefTitleOf(job: Pick<JobHeader, "title">): string {
  const title = titleOf(job);
  const [start] = /^.{60}(?=.)/su.exec(title) ?? [];
  return start === undefined ? title : `${start.trimEnd()}…`;
}
