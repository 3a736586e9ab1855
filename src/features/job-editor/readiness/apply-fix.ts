import { writeAmount } from "#src/jobs/job/fields/pay-text.ts";
import { fixDescription } from "#src/jobs/check/fixes/fix-description.ts";
import type { SingleFix } from "#posting-check/model/rule.ts";
import type { JobFormApi } from "../form/form-context.ts";

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** What changes the form; a duplicate is another form. */
export type FormFix = Exclude<SingleFix, { kind: "duplicate" }>;

/** Mends a finding in the form. @returns whether anything changed */
export function applyFix(fix: FormFix, form: JobFormApi): boolean {
  if (fix.kind === "set") {
    form.setValue(fix.field, fix.value, CHANGED);
    return fix.pay ? applyFix({ kind: "pay", pay: fix.pay }, form) : true;
  }
  if (fix.kind === "place") {
    const { locations, locationTyped } = form.getValues();
    const changed = locations.map((place) => (place === fix.find ? fix.by : place));
    form.setValue("locations", changed, CHANGED);
    if (locationTyped.trim() === fix.find) form.setValue("locationTyped", fix.by, CHANGED);
    return true;
  }
  if (fix.kind === "pay") {
    const { amount, maxAmount, period } = fix.pay;
    form.setValue("paid", true, CHANGED);
    // A field that the person is to fill in is validated once it is left.
    const changedTo = (name: "amount" | "maxAmount" | "period", value: string) =>
      form.setValue(name, value, { ...CHANGED, shouldValidate: fix.asks !== name });
    changedTo("amount", writeAmount(amount));
    changedTo("maxAmount", writeAmount(maxAmount));
    if (period !== null) changedTo("period", String(period));
    return true;
  }
  const description = form.getValues("description");
  const fixed = fixDescription(description, fix);
  form.setValue("description", fixed, CHANGED);
  return fixed !== description;
}
