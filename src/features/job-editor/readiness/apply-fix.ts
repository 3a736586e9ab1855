import { writeAmount } from "#src/jobs/fields/pay-text.ts";
import type { Fix } from "#src/jobs/readiness/rule.ts";
import type { JobFormApi } from "../form-context.ts";

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Mends a finding in the form. */
export function applyFix(fix: Exclude<Fix, { kind: "duplicate" }>, form: JobFormApi): void {
  if (fix.kind === "insert") {
    const description = form.getValues("description");
    form.setValue("description", `${description}<p>${escaped(fix.text)}</p>`, CHANGED);
    return;
  }
  const { amount, maxAmount, period } = fix.pay;
  form.setValue("paid", true, CHANGED);
  form.setValue("amount", writeAmount(amount), CHANGED);
  form.setValue("maxAmount", writeAmount(maxAmount), CHANGED);
  form.setValue("period", String(period), CHANGED);
}
