import type { Job } from "#contract/job.ts";
import type { FoundRule, FoundRules } from "./check-jobs.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";

type OpenLevel = Exclude<FoundRule["level"], "setAside">;

/** How many jobs a rule objects to, and how gravely at the most. */
export interface RuleCount {
  rule: RuleId;
  level: OpenLevel;
  count: number;
}

const GRAVEST: readonly OpenLevel[] = ["toCorrect", "unchecked", "toLookAt", "tip"];

/**
 * The rules that found what is to be corrected or looked at, in this order, then by how many jobs have it. Of
 * the tips, only what is about several postings.
 */
export function countRules(jobs: Iterable<Job>, found: FoundRules): RuleCount[] {
  const counts = new Map<RuleId, RuleCount>();
  for (const job of jobs)
    for (const { rule, level } of found(job)) {
      if (level === "setAside" || (level === "tip" && rule !== "sameElsewhere")) continue;
      const count = counts.get(rule) ?? { rule, level, count: 0 };
      count.count += 1;
      if (GRAVEST.indexOf(level) < GRAVEST.indexOf(count.level)) count.level = level;
      counts.set(rule, count);
    }
  return [...counts.values()].toSorted(
    (a, b) => GRAVEST.indexOf(a.level) - GRAVEST.indexOf(b.level) || b.count - a.count,
  );
}
