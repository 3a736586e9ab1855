import { SALARY_PERIODS } from "#contract/reference.ts";
import { shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { payOf } from "../../job/display/pay-of.ts";
import { fieldLabels } from "../../job/fields/job-values.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import type { KnownPay, SingleFix } from "#posting-check/model/rule.ts";
import type { RuleId } from "#posting-check/rules/rules.ts";

/** What is to be done at the place of a finding, where that is known. */
const PLACE_LABELS: Partial<Record<RuleId, () => string>> = {
  payMissing: m.readiness_todo_pay,
  payWide: m.readiness_todo_narrow,
  languageUnexplained: m.readiness_todo_reason,
  titleLong: m.readiness_todo_title,
  addressPlaceholder: m.readiness_todo_address,
  placeWithoutProvince: m.readiness_todo_province,
  textShort: m.readiness_todo_more,
  textLong: m.readiness_todo_less,
};

/** The label of what leads to the place of a finding. */
export const placeLabel = ({ rule, field }: Finding): string =>
  PLACE_LABELS[rule]?.() ?? m.readiness_place({ place: fieldLabels[field]() });

/** What a press will do. */
export function fixLabel(fix: SingleFix, rule: RuleId): string {
  switch (fix.kind) {
    case "insert":
      return m.readiness_fix_insert({ text: fix.text });
    case "duplicate":
      return rule === "payWide" ? m.readiness_fix_split() : m.readiness_fix_duplicate();
    case "pay":
      return fix.asks
        ? askLabel(fix.pay, fix.asks)
        : m.readiness_fix_pay({ pay: payText(fix.pay) });
    case "set":
      if (fix.pay) return m.readiness_fix_set_and_pay({ value: fix.value, pay: payText(fix.pay) });
      return fix.field === "closeDate"
        ? m.readiness_fix_close({ date: shortDate(fix.value) })
        : m.readiness_fix_set({ value: fix.value });
    case "remove":
      return m.readiness_fix_remove({ text: fix.find });
    default:
      return m.readiness_fix_replace({ text: fix.find, by: fix.by });
  }
}

function askLabel({ amount, maxAmount }: KnownPay, asks: "amount" | "maxAmount" | "period") {
  if (asks === "period") return m.readiness_todo_period();
  return amount === null && maxAmount === null ? m.readiness_todo_pay() : m.readiness_todo_ends();
}

function payText({ amount, maxAmount, period }: KnownPay): string {
  const { unit = "" } = SALARY_PERIODS.find(({ id }) => id === period) ?? {};
  const { amounts, terms } = payOf({
    amount: amount ?? 0,
    maxAmount,
    period: { id: period ?? 0, name: unit, unit },
    plusCommission: false,
  });
  return `${amounts} ${terms}`;
}
