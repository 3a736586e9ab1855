import { PencilIcon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import type { JobBody } from "../../job/fields/job-body.ts";
import { checkPosting } from "#posting-check/check-posting.ts";
import { ruleLabel } from "../../check/finding-text.ts";
import { FIXABLE_RULES, type FixableRule } from "#posting-check/fixes/fixable-rules.ts";
import { fixDescription } from "../../check/fixes/fix-description.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps, PlanContext } from "./operation.ts";

/** Mends what these rules find, by the facts of the employer. `vacancy`: what a person states of all. */
interface FixFindings {
  kind: "fixFindings";
  rules: readonly FixableRule[];
  vacancy?: "existing" | "future" | undefined;
}

export const fixFindings: MenuOperation<FixFindings> = {
  name: m.change_kind_fix,
  icon: () => <PencilIcon />,
  initial: () => ({ kind: "fixFindings", rules: FIXABLE_RULES }),
  inMenu: true,
  isIncomplete: ({ rules, vacancy }) =>
    rules.length === 0 || (rules.includes("vacancyMissing") && !vacancy),
  fields: (props) => <FixFields {...props} />,
  changes: fixedProperties,
  sentence: ({ rules }, { jobs }) =>
    m.change_do_fix({ findings: list(rules.map(ruleLabel)), jobs }),
};

/** What mends the findings of some rules that offer a fix: sentences to insert, the pay of the text. */
function fixedProperties(
  job: Job,
  { rules, vacancy }: FixFindings,
  { facts, today }: PlanContext,
): JobBody {
  const fixed: JobBody = {};
  let { description } = job;
  for (const { rule, fix } of checkPosting(job, facts, today)) {
    if (!rules.some((one) => one === rule)) continue;
    const chosen = fix?.kind !== "choice" ? fix : vacancy && fix.of[vacancy];
    if (chosen?.kind === "insert") description = fixDescription(description, chosen);
    // Pay with an open end needs a person.
    if (fix?.kind === "pay" && !fix.asks) {
      const { amount, maxAmount, period } = fix.pay;
      fixed["salary"] = { amount, maxAmount, period: { id: period }, plusCommission: false };
    }
  }
  return { ...fixed, description };
}

const FIXES: Record<FixableRule, () => string> = {
  vacancyMissing: m.change_fix_vacancy,
  aiMissing: m.change_fix_ai,
  payOnlyInText: m.change_fix_pay,
};

/** What is to be mended where a rule finds it, and how. */
function FixFields({ operation, onChange }: OperationFieldsProps<FixFindings>) {
  return (
    <div>
      {FIXABLE_RULES.map((rule) => (
        <Checkbox
          key={rule}
          label={ruleLabel(rule)}
          hint={FIXES[rule]()}
          checked={operation.rules.includes(rule)}
          onChange={({ target }) =>
            onChange({
              ...operation,
              rules: FIXABLE_RULES.filter((one) =>
                one === rule ? target.checked : operation.rules.includes(one),
              ),
            })
          }
        />
      ))}
      {operation.rules.includes("vacancyMissing") && (
        <ChoiceField
          label={m.change_fix_vacancy_which()}
          choices={{
            existing: m.change_fix_vacancy_existing(),
            future: m.change_fix_vacancy_future(),
          }}
          value={operation.vacancy ?? ""}
          onChange={(vacancy) => onChange({ ...operation, vacancy })}
        />
      )}
    </div>
  );
}
