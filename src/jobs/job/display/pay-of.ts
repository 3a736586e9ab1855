import type { Salary } from "#contract/job.ts";
import { moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";

/** "$65,000 – $80,000", and what it is paid for: "per year plus commission". */
export function payOf({ amount, maxAmount, period, plusCommission }: Salary) {
  const terms = [perUnit(period.unit || period.name), plusCommission && m.job_plus_commission()];
  return {
    amounts: moneyRange(amount, maxAmount ?? amount),
    terms: terms.filter(Boolean).join(" "),
  };
}
