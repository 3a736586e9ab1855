import type { Job } from "#contract/job.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import { plainText } from "#posting-check/text/plain-text.ts";

/** The id of the element that lists the findings. */
export const PANEL_ID = "readiness";

/** The number of errors; undefined while nothing is written, as "0 errors" would praise an empty form. */
export function errorCountOf(job: Job, findings: readonly Finding[]): number | undefined {
  if (job.title.trim() === "" && plainText(job.description) === "") return undefined;
  return findings.filter(({ severity }) => severity === "error").length;
}
