import { CircleDollarSignIcon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { SALARY_PERIODS } from "#contract/reference.ts";
import { percent } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { payOf } from "../../job/display/pay-of.ts";
import type { MenuOperation } from "./operation.ts";
import { PayFields, RAISE, type RaisePay, type SetPay } from "./pay-fields.tsx";

export const pay: MenuOperation<SetPay> = {
  name: m.fact_pay,
  icon: () => <CircleDollarSignIcon />,
  initial: () => RAISE,
  inMenu: true,
  isIncomplete: (operation) => operation.how === "percent" && !(Math.abs(operation.percent) > 0),
  fields: (props) => <PayFields {...props} />,
  changes: ({ salary }, operation) => {
    if (operation.how === "set") return { salary: operation.salary };
    if (operation.how === "remove" || salary === null) return { salary: null };
    return { salary: raised(salary, operation) };
  },
  notes: ({ salary }, operation) => {
    if (operation.how !== "percent") return [];
    if (salary === null || !concerns(salary, operation)) return [m.change_no_such_pay()];
    return isRoundedAway(salary, operation) ? [m.change_rounded_away()] : [];
  },
  sentence: (operation, { jobs }) => {
    if (operation.how === "remove") return m.change_do_pay_remove({ jobs });
    if (operation.how === "percent")
      return m.change_do_pay_percent({ percent: percent(operation.percent), jobs });
    const { period, ...salary } = operation.salary;
    const named = SALARY_PERIODS.find(({ id }) => id === period.id);
    const { amounts, terms } = payOf({
      ...salary,
      period: { name: "", unit: "", ...named, ...period },
    });
    return m.change_do_pay_set({ pay: [amounts, terms].filter(Boolean).join(" "), jobs });
  },
};

type Salary = NonNullable<Job["salary"]>;

const concerns = (salary: Salary, { period }: RaisePay) =>
  period === null || salary.period.id === period;

function raised(salary: Salary, operation: RaisePay) {
  const { amount, maxAmount, period, plusCommission } = salary;
  const raise = (dollars: number) =>
    concerns(salary, operation) ? percentOf(dollars, operation) : dollars;
  return {
    amount: raise(amount),
    maxAmount: maxAmount === null ? null : raise(maxAmount),
    period: { id: period.id },
    plusCommission,
  };
}

/** In cents, as dollars have binary fractions. Rounding never turns a raise into a cut, nor pay into none. */
function percentOf(dollars: number, operation: RaisePay) {
  const share = 10_000 + Math.round(operation.percent * 100);
  const cents = (Math.round(dollars * 100) * share) / 10_000;
  const stepCents = Math.round(operation.step * 100);
  const rounded = (Math.round(cents / stepCents) * stepCents) / 100;
  return rounded <= 0 || (operation.percent > 0 && rounded < dollars) ? dollars : rounded;
}

/** Whether rounding leaves an amount that the percentage would have changed. */
const isRoundedAway = ({ amount, maxAmount }: Salary, operation: RaisePay): boolean =>
  [amount, maxAmount ?? 0].some(
    (dollars) => dollars > 0 && percentOf(dollars, operation) === dollars,
  );
