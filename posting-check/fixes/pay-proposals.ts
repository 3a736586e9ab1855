import type { Salary } from "#contract/job.ts";
import { NO_PERIOD, type TextPay } from "../text/pay-in-text.ts";
import { yearlyRange } from "../text/posting.ts";
import type { Fix } from "../model/rule.ts";

/** Leaves all of it to the person. */
const ASK: Fix = {
  kind: "pay",
  pay: { amount: null, maxAmount: null, period: null },
  asks: "amount",
};

/** How far apart two amounts of one pay may be, such as $22 an hour and $45,000 a year. */
const ROUNDING = 0.1;

/** Whether a text states one pay, be it twice or in two periods. */
function isOne(pays: readonly TextPay[]): boolean {
  const ranges = pays.map(yearlyRange);
  const [first] = ranges;
  return ranges.every((range) =>
    range?.every((end, at) => Math.abs(end / (first?.[at] ?? 0) - 1) <= ROUNDING),
  );
}

/** Whether the amounts are the steps of one scale. */
const isScale = (pays: readonly TextPay[]): boolean =>
  pays.every(({ isStep, period, openEnd }) => isStep && !openEnd && period === pays[0]?.period);

/** From the lowest step to the highest. */
function scale(pays: readonly TextPay[], period: number): Fix {
  const amounts = pays.flatMap(({ amount, maxAmount }) => [amount, maxAmount ?? amount]);
  return {
    kind: "pay",
    pay: { amount: Math.min(...amounts), maxAmount: Math.max(...amounts), period },
  };
}

/** The pay of a text for the field; what the text leaves open is left to the person. */
export function statedPay(pays: readonly TextPay[]): Fix {
  const [stated] = pays;
  if (!stated) return ASK;
  if (pays.length > 1 && isScale(pays)) return scale(pays, stated.period);
  if (!isOne(pays)) return ASK;
  const { amount, maxAmount, period, openEnd } = stated;
  if (!openEnd) return { kind: "pay", pay: { amount, maxAmount, period } };
  const pay =
    openEnd === "amount"
      ? { amount: null, maxAmount: amount, period }
      : { amount, maxAmount: null, period };
  return { kind: "pay", pay, asks: openEnd };
}

/** Pay with both ends, from the field and from an open end in the text. */
export function closedPay(salary: Salary | null, open: TextPay | undefined): Fix {
  if (!salary) return open ? statedPay([open]) : ASK;
  const { amount, period } = salary;
  const isLimit = open?.openEnd === "amount" && open.period === period.id;
  if (isLimit && open.amount <= amount) return statedPay([open]);
  return isLimit
    ? { kind: "pay", pay: { amount, maxAmount: open.amount, period: period.id } }
    : { kind: "pay", pay: { amount, maxAmount: null, period: period.id }, asks: "maxAmount" };
}

const [YEAR, HOUR] = [1, 5];

/** A range whose ends are the wrong way round; of "80,000 to 90" one is no end of it. */
export function turnedPay({ amount, maxAmount, period }: Salary): Fix {
  const isRange = maxAmount !== null && amount <= 4 * maxAmount;
  return isRange
    ? { kind: "pay", pay: { amount: maxAmount, maxAmount: amount, period: period.id } }
    : { kind: "pay", pay: { amount, maxAmount: null, period: period.id }, asks: "maxAmount" };
}

/** Pay that is unlikely for its period, with the period of the text or one that the amount suggests. */
export function likelyPeriod(salary: Salary, textPays: readonly TextPay[]): Fix {
  const { amount, maxAmount } = salary;
  const stated = textPays.find((pay) => pay.amount === amount && pay.period !== NO_PERIOD)?.period;
  // "65" a year may be thousands.
  const suggested = amount >= 15_000 ? YEAR : (maxAmount ?? amount) < 40 ? HOUR : null;
  const period = stated ?? suggested;
  return period === null || period === salary.period.id
    ? { kind: "pay", pay: { amount, maxAmount, period: null }, asks: "period" }
    : { kind: "pay", pay: { amount, maxAmount, period } };
}
