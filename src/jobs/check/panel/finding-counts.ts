import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";

/** The id of the element that lists the findings. */
export const PANEL_ID = "readiness";

/** How many findings of each kind there are. */
export interface FindingCounts {
  errors: number;
  warnings: number;
  tips: number;
}

/** Undefined while nothing is written, as "0 errors" would praise an empty form. */
export function countsOf(job: Job, findings: readonly Finding[]): FindingCounts | undefined {
  if (job.title.trim() === "" && textOf(job.description) === "") return undefined;
  const count = (...severities: Finding["severity"][]) =>
    findings.filter(({ severity }) => severities.includes(severity)).length;
  return {
    errors: count("error"),
    warnings: count("warning", "unchecked"),
    tips: count("advice"),
  };
}

/** "0 errors, 2 warnings": errors alone would praise what is still to be looked at. */
export const countWords = ({ errors, warnings, tips }: FindingCounts): string =>
  [
    m.readiness_error_count({ count: errors }),
    warnings > 0 && m.readiness_warning_count({ count: warnings }),
    tips > 0 && m.readiness_advice_count({ count: tips }),
  ]
    .filter(Boolean)
    .join(", ");
