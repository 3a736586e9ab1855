import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";

/** The id of the element that lists the findings. */
export const PANEL_ID = "readiness";

/** How many findings of each kind there are. */
export interface FindingCounts {
  toCorrect: number;
  toLookAt: number;
  tips: number;
  setAside: number;
}

/** Undefined while nothing is written, as "Nothing to correct" would praise an empty form. */
export function countsOf(job: Job, findings: readonly Finding[]): FindingCounts | undefined {
  if (job.title.trim() === "" && textOf(job.description) === "") return undefined;
  const count = (...levels: Finding["level"][]) =>
    findings.filter(({ level }) => levels.includes(level)).length;
  return {
    toCorrect: count("toCorrect"),
    toLookAt: count("toLookAt", "unchecked"),
    tips: count("tip"),
    setAside: count("setAside"),
  };
}

/** "Nothing to correct, 2 to look at": the first alone would praise what is still to be looked at. */
export const countWords = ({ toCorrect, toLookAt, tips, setAside }: FindingCounts): string =>
  [
    m.readiness_to_correct_count({ count: toCorrect }),
    toLookAt > 0 && m.readiness_to_look_at_count({ count: toLookAt }),
    tips > 0 && m.readiness_tip_count({ count: tips }),
    setAside > 0 && m.readiness_set_aside_count({ count: setAside }),
  ]
    .filter(Boolean)
    .join(", ");
