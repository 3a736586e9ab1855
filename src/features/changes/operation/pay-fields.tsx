import { moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { DEFAULT_OPERATIONS, type SetSalary } from "#src/jobs/writes/operation.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";
import { PERIODS } from "./periods.ts";

/** To what a raised amount is rounded, in dollars. */
const STEPS = [0.01, 0.05, 0.25, 1, 100, 1_000];

/** No whole number, which would come first among the keys of an object. */
const keyOf = (step: number) => step.toFixed(2);

const NEW_SALARY: SetSalary = {
  amount: NaN,
  maxAmount: null,
  period: { id: 1 },
  plusCommission: false,
};

/** Raises or lowers pay by a percentage, sets it, or removes it. */
export function PayFields({ operation, onChange }: OperationFieldsProps<"pay">) {
  const starts = {
    percent: DEFAULT_OPERATIONS.pay,
    set: { kind: "pay", how: "set", salary: NEW_SALARY },
    remove: { kind: "pay", how: "remove" },
  } as const;
  return (
    <>
      <ChoiceField
        label={m.change_how()}
        choices={{
          percent: m.change_pay_percent(),
          set: m.change_pay_set(),
          remove: m.change_pay_remove(),
        }}
        value={operation.how}
        onChange={(how) => onChange(starts[how])}
      />
      {operation.how === "percent" && (
        <>
          <NumberField
            label={m.change_percent()}
            hint={m.change_percent_hint()}
            value={operation.percent}
            onChange={(percent) => onChange({ ...operation, percent })}
          />
          <ChoiceField
            label={m.change_only_period()}
            choices={{ any: m.change_any_period(), ...PERIODS }}
            value={String(operation.period ?? "any")}
            onChange={(id) => onChange({ ...operation, period: id === "any" ? null : Number(id) })}
          />
          <ChoiceField
            label={m.change_step()}
            choices={Object.fromEntries(
              STEPS.map((step) => [keyOf(step), moneyRange(step, step)] as const),
            )}
            value={keyOf(operation.step)}
            onChange={(step) => onChange({ ...operation, step: Number(step) })}
          />
        </>
      )}
      {operation.how === "set" && (
        <SalaryFields
          salary={operation.salary}
          onChange={(salary) => onChange({ ...operation, salary })}
        />
      )}
    </>
  );
}

interface SalaryFieldsProps {
  salary: SetSalary;
  onChange: (salary: SetSalary) => void;
}

function SalaryFields({ salary, onChange }: SalaryFieldsProps) {
  return (
    <>
      <NumberField
        label={m.label_amount()}
        value={null}
        onChange={(amount) => onChange({ ...salary, amount })}
      />
      <NumberField
        label={m.label_max_amount()}
        optional
        value={null}
        onChange={(most) => onChange({ ...salary, maxAmount: Number.isNaN(most) ? null : most })}
      />
      <ChoiceField
        label={m.label_period()}
        choices={PERIODS}
        value={String(salary.period.id)}
        onChange={(id) => onChange({ ...salary, period: { id: Number(id) } })}
      />
      <Checkbox
        label={m.label_plus_commission()}
        checked={salary.plusCommission}
        onChange={({ target }) => onChange({ ...salary, plusCommission: target.checked })}
      />
    </>
  );
}
