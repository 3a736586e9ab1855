import { SALARY_PERIODS } from "#contract/reference.ts";
import { moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { isPlausiblePay } from "#posting-check/text/plausible-pay.ts";

/** Pay that the form can send; `typedPeriod`: the period named beside an amount. */
export interface Pay {
  amount: number;
  maxAmount: number | null;
  period: number;
  typedPeriod: number | null;
}

export interface PayQuestion {
  question: string;
  /** What to change; none if nothing is likely. */
  proposal?: { label: string; period: number | "none" };
}

/** The periods in the order in which a slip is likely to have missed them. */
const BY_LIKELIHOOD = [5, 1, 2, 3, 4];

const perPeriod = (period: number) => {
  const unit = SALARY_PERIODS.find(({ id }) => id === period)?.unit;
  return unit ? perUnit(unit) : "";
};

/** Asks about pay that is likely a slip: a wrong period, or nothing; null if it is plausible. */
export function payQuestion({ amount, maxAmount, period, typedPeriod }: Pay): PayQuestion | null {
  const to = (id: number) => ({ label: m.pay_use_period({ period: perPeriod(id) }), period: id });
  if (amount === 0)
    return { question: m.pay_zero(), proposal: { label: m.pay_hide(), period: "none" } };
  if (typedPeriod !== null && typedPeriod !== period) {
    const question = m.pay_period_differs({
      typed_period: perPeriod(typedPeriod),
      chosen: perPeriod(period),
    });
    return { question, proposal: to(typedPeriod) };
  }
  const isPlausible = (id: number) => isPlausiblePay(id, amount, maxAmount ?? amount);
  if (isPlausible(period)) return null;
  const likely = BY_LIKELIHOOD.find(isPlausible);
  const pay = `${moneyRange(amount, Math.max(amount, maxAmount ?? amount))} ${perPeriod(period)}`;
  return { question: m.pay_unusual({ pay }), ...(likely && { proposal: to(likely) }) };
}
