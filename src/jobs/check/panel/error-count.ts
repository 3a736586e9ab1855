import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import type { Finding } from "#posting-check/check-posting.ts";

/** The id of the element that lists the findings. */
export const PANEL_ID = "readiness";

/** The number of errors; undefined while nothing is written, as "0 errors" would praise an empty form. */
export function errorCountOf(job: Job, findings: readonly Finding[]): number | undefined {
  if (job.title.trim() === "" && textOf(job.description) === "") return undefined;
  return findings.filter(({ severity }) => severity === "error").length;
}
