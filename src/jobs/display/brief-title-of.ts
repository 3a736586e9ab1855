import type { JobHeader } from "#contract/job.ts";
import { titleOf } from "./title-of.ts";

/** {@link titleOf}, shortened for a toast. */
export function briefTitleOf(job: Pick<JobHeader, "title">): string {
  const title = titleOf(job);
  const [start] = /^.{60}(?=.)/su.exec(title) ?? [];
  return start === undefined ? title : `${start.trimEnd()}…`;
}
