import { moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { ChoiceField } from "./fields/choice-field.tsx";
import { NumberField } from "./fields/number-field.tsx";
import { PERIODS } from "./fields/periods.ts";
import type { OperationFieldsProps } from "./operation.ts";

/** Pay as an operation sets it (§2.5). */
interface SetSalary {
  amount: number;
  maxAmount: number | null;
  period: { id: number };
  plusCommission: boolean;
}

/** `period`: leaves alone what is paid by another one; null: any. `step`: rounds to it, in dollars. */
export interface RaisePay {
  kind: "pay";
  how: "percent";
  percent: number;
  period: number | null;
  step: number;
}

export type SetPay =
  | RaisePay
  | { kind: "pay"; how: "set"; salary: SetSalary }
  | { kind: "pay"; how: "remove" };

export const RAISE: RaisePay = {
  kind: "pay",
  how: "percent",
  percent: NaN,
  period: null,
  step: 0.01,
};

/** One amount for all, which is to be typed. */
const NEW_PAY: SetPay = {
  kind: "pay",
  how: "set",
  salary: { amount: NaN, maxAmount: null, period: { id: 1 }, plusCommission: false },
};

/** To what a raised amount is rounded, in dollars. */
const STEPS = [0.01, 0.05, 0.25, 1, 100, 1_000];

/** No whole number, which would come first among the keys of an object. */
const keyOf = (step: number) => step.toFixed(2);

/** Raises or lowers pay by a percentage, sets it, or removes it. */
export function PayFields({ operation, onChange }: OperationFieldsProps<SetPay>) {
  const starts = {
    percent: RAISE,
    set: NEW_PAY,
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
