import type { Salary } from "#contract/job.ts";
import type { TextPay } from "../text/pay-in-text.ts";
import type { Fix } from "../rule.ts";

/** The pay of a text for the field; an end that the text leaves open is left to the person. */
export function statedPay({ amount, maxAmount, period, openEnd }: TextPay): Fix {
  if (!openEnd) return { kind: "pay", pay: { amount, maxAmount, period } };
  const pay =
    openEnd === "amount"
      ? { amount: null, maxAmount: amount, period }
      : { amount, maxAmount: null, period };
  return { kind: "pay", pay, asks: openEnd };
}

/** Pay with both ends, from the field and from an open end in the text. */
export function closedPay(salary: Salary | null, open: TextPay | undefined): Fix {
  if (!salary)
    return open
      ? statedPay(open)
      : { kind: "pay", pay: { amount: null, maxAmount: null, period: null }, asks: "amount" };
  const { amount, period } = salary;
  const isLimit = open?.openEnd === "amount" && open.period === period.id;
  if (isLimit && open.amount <= amount) return statedPay(open);
  return isLimit
    ? { kind: "pay", pay: { amount, maxAmount: open.amount, period: period.id } }
    : { kind: "pay", pay: { amount, maxAmount: null, period: period.id }, asks: "maxAmount" };
}

const [YEAR, HOUR] = [1, 5];

/** Pay that is unlikely for its period, with the period of the text or one that the amount suggests. */
export function likelyPeriod(salary: Salary, textPays: readonly TextPay[]): Fix {
  const { amount, maxAmount } = salary;
  const stated = textPays.find((pay) => pay.amount === amount)?.period;
  const suggested = amount >= 15_000 ? YEAR : (maxAmount ?? amount) <= 200 ? HOUR : null;
  const period = stated ?? suggested;
  return period === null || period === salary.period.id
    ? { kind: "pay", pay: { amount, maxAmount, period: null }, asks: "period" }
    : { kind: "pay", pay: { amount, maxAmount, period } };
}
