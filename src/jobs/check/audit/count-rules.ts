import type { Job } from "#contract/job.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import type { FoundRules } from "./check-jobs.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";

/** How many jobs a rule objects to, and how gravely at the most. */
export interface RuleCount {
  rule: RuleId;
  severity: Finding["severity"];
  count: number;
}

const GRAVEST: readonly Finding["severity"][] = ["error", "unchecked", "warning", "advice"];

/**
 * The rules with errors and warnings, errors first, then by how many jobs have them. Of the advice, only
 * what is about several postings.
 */
export function countRules(jobs: Iterable<Job>, found: FoundRules): RuleCount[] {
  const counts = new Map<RuleId, RuleCount>();
  for (const job of jobs)
    for (const { rule, severity } of found(job)) {
      if (severity === "advice" && rule !== "sameElsewhere") continue;
      const count = counts.get(rule) ?? { rule, severity, count: 0 };
      count.count += 1;
      if (GRAVEST.indexOf(severity) < GRAVEST.indexOf(count.severity)) count.severity = severity;
      counts.set(rule, count);
    }
  return [...counts.values()].toSorted(
    (a, b) => GRAVEST.indexOf(a.severity) - GRAVEST.indexOf(b.severity) || b.count - a.count,
  );
}
