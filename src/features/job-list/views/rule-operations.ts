import type { Operation } from "#src/jobs/actions/operations/operations.ts";
import type { Operations } from "#src/jobs/actions/changes/use-start-change-set.ts";
import type { RuleCount } from "#src/jobs/check/audit/count-rules.ts";
import { FIXABLE_RULES } from "#posting-check/fixes/fixable-rules.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";

type ActionOf = (operations: Operations) => Operation;

const setPay: ActionOf = () => ({
  kind: "pay",
  how: "set",
  salary: { amount: NaN, maxAmount: null, period: { id: 1 }, plusCommission: false },
});

/** What mends many postings at once; other findings differ from posting to posting. */
const ACTIONS: Partial<Record<RuleId, ActionOf>> = {
  payMissing: setPay,
  payWide: setPay,
  payBelowMinimum: setPay,
  closesSoon: ({ closeDate }) => closeDate.initial(),
  canadianExperience: ({ replaceText }) => ({
    ...replaceText.initial(),
    find: "Canadian experience",
  }),
};

/** The change set that mends what a value of the filter `ready` stands for, if one does. */
export function actionFor(ready: string, counts: readonly RuleCount[]): ActionOf | undefined {
  const rules = FIXABLE_RULES.filter((rule) =>
    ready === "no" ? counts.some((one) => one.rule === rule) : ready === rule,
  );
  if (rules.length > 0) return () => ({ kind: "fixFindings", rules });
  return ACTIONS[ready as RuleId];
}
