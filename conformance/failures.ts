import type { Authority } from "./check.ts";
import { groupBy } from "./group-by.ts";
import type { Outcome } from "./result.ts";

/** The clauses that fail for one reason. */
export interface Failure {
  /** The first failed check of the first of the clauses. */
  first: Outcome;
  /** How many more checks of that clause failed, for whatever reason. */
  more: number;
  /** The other clauses that fail for this reason alone. */
  same: string[];
}

/**
 * A failure for each clause, in the order of the clauses. A clause that only fails for reasons of
 * clauses before it is named there: one cause, such as a POST that makes no job, fails hundreds of checks.
 */
export function failuresOf(outcomes: readonly Outcome[], authority: Authority): Failure[] {
  const failed = outcomes
    .filter((outcome) => outcome.authority === authority && outcome.verdict === "failed")
    .toSorted((a, b) => a.clause.localeCompare(b.clause, "en", { numeric: true }));
  const byReason = new Map<string | undefined, Failure>();
  for (const [clause, ofClause] of groupBy(failed, (outcome) => outcome.clause)) {
    const first = ofClause.find(({ reason }) => !byReason.has(reason));
    if (!first) {
      byReason.get(ofClause[0]?.reason)?.same.push(clause);
      continue;
    }
    const failure = { first, more: ofClause.length - 1, same: [] };
    for (const { reason } of ofClause) if (!byReason.has(reason)) byReason.set(reason, failure);
  }
  return [...new Set(byReason.values())];
}
