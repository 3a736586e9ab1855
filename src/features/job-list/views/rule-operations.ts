import { DEFAULT_OPERATIONS, FIXABLE_RULES, type Operation } from "#src/jobs/writes/operation.ts";
import type { RuleCount } from "#src/jobs/readiness/audit/count-rules.ts";
import type { RuleId } from "#src/jobs/readiness/rules.ts";

const setPay: Operation = {
  kind: "pay",
  how: "set",
  salary: { amount: NaN, maxAmount: null, period: { id: 1 }, plusCommission: false },
};

/** What mends many postings at once; other findings differ from posting to posting. */
const OPERATIONS: Partial<Record<RuleId, Operation>> = {
  payMissing: setPay,
  payWide: setPay,
  payBelowMinimum: setPay,
  closesSoon: DEFAULT_OPERATIONS.closeDate,
  canadianExperience: { ...DEFAULT_OPERATIONS.replaceText, find: "Canadian experience" },
};

/** The change set that mends what a value of the filter `ready` stands for, if one does. */
export function operationOf(ready: string, counts: readonly RuleCount[]): Operation | undefined {
  const rules = FIXABLE_RULES.filter((rule) =>
    ready === "no" ? counts.some((one) => one.rule === rule) : ready === rule,
  );
  if (rules.length > 0) return { kind: "fixFindings", rules };
  return OPERATIONS[ready as RuleId];
}
