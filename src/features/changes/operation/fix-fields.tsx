import { m } from "#src/i18n/paraglide/messages.js";
import { FIXABLE_RULES } from "#src/jobs/writes/operation.ts";
import { ruleLabel } from "#src/jobs/readiness/finding-text.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";

const FIXES: Record<(typeof FIXABLE_RULES)[number], () => string> = {
  vacancyMissing: m.change_fix_vacancy,
  aiMissing: m.change_fix_ai,
  payOnlyInText: m.change_fix_pay,
};

/** What is to be mended where a rule finds it, and how. */
export function FixFields({ operation, onChange }: OperationFieldsProps<"fixFindings">) {
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
