import { m } from "#src/i18n/paraglide/messages.js";
import { shortDate } from "#src/i18n/format.ts";
import { escapeText, replaceInDescription } from "#src/jobs/changes/replace-text.ts";
import { writeAmount } from "#src/jobs/fields/pay-text.ts";
import type { Fix } from "#src/jobs/readiness/rule.ts";
import type { JobFormApi } from "../form-context.ts";

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** What changes the form; a duplicate is another form. */
export type FormFix = Exclude<Fix, { kind: "duplicate" }>;

/** What a press will do. */
export function fixLabel(fix: FormFix): string {
  if (fix.kind === "insert") return m.readiness_fix_insert({ text: fix.text });
  if (fix.kind === "pay") return m.readiness_fix_pay();
  if (fix.kind === "replace")
    return fix.by === ""
      ? m.readiness_fix_remove({ text: fix.find })
      : m.readiness_fix_replace({ text: fix.find, by: fix.by });
  return fix.field === "closeDate"
    ? m.readiness_fix_close({ date: shortDate(fix.value) })
    : m.readiness_fix_set({ value: fix.value });
}

/** Mends a finding in the form. */
export function applyFix(fix: FormFix, form: JobFormApi): void {
  if (fix.kind === "set") {
    form.setValue(fix.field, fix.value, CHANGED);
    return;
  }
  if (fix.kind === "pay") {
    const { amount, maxAmount, period } = fix.pay;
    form.setValue("paid", true, CHANGED);
    form.setValue("amount", writeAmount(amount), CHANGED);
    form.setValue("maxAmount", writeAmount(maxAmount), CHANGED);
    form.setValue("period", String(period), CHANGED);
    return;
  }
  const description = form.getValues("description");
  if (fix.kind === "insert") {
    form.setValue("description", `${description}<p>${escapeText(fix.text)}</p>`, CHANGED);
    return;
  }
  const search = { find: fix.find, matchCase: true, wholeWords: true };
  const edited = replaceInDescription(description, search, fix.by);
  const kept = EMPTY_BLOCK.test(description) ? edited : edited.replace(EMPTY_BLOCK, "");
  form.setValue("description", kept, CHANGED);
}

/** What a sentence leaves behind that was alone. */
const EMPTY_BLOCK = /<(p|li)>\s*<\/\1>/;
