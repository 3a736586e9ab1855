import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { pressIsOver } from "#src/ui/actions/press.ts";
import { parsePay, readAmount, writeAmount } from "#src/jobs/job/fields/pay-text.ts";
import { useJobForm } from "../form/form-context.ts";
import { type PayQuestion, payQuestion } from "./pay-question.ts";

const FIELDS = ["amount", "maxAmount", "period"] as const;

/**
 * Reads the fields of pay when one is left: shows the amounts as they were understood, fills both of a
 * range and a period that was typed, and asks about pay that is likely a slip. Fields as they were
 * loaded are not changed and raise no question.
 */
export function useTypedPay() {
  const { control, getValues, setValue } = useJobForm();
  const { defaultValues } = useFormState({ control });
  const values = useWatch({ control, name: FIELDS });
  const [asked, setAsked] = useState<{ values: string[]; question: PayQuestion | null }>();

  const write = (name: (typeof FIELDS)[number], text: string) => {
    if (text === getValues(name)) return;
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const ask = (typedPeriod: number | null) => {
    const [amount, maxAmount, period] = getValues(FIELDS);
    const [from, to] = [readAmount(amount), readAmount(maxAmount)];
    const isReadable = typeof from === "number" && typeof to !== "string" && period !== "";
    const question = isReadable
      ? payQuestion({ amount: from, maxAmount: to, period: Number(period), typedPeriod })
      : null;
    setAsked({ values: [amount, maxAmount, period], question });
  };
  const leave = (name: (typeof FIELDS)[number]) => {
    if (FIELDS.every((field) => getValues(field) === defaultValues?.[field])) return;
    const typed = name === "period" ? null : parsePay(getValues(name));
    if (typed?.maxAmount != null) {
      write("amount", writeAmount(typed.amount));
      write("maxAmount", writeAmount(typed.maxAmount));
    } else if (typed) write(name, writeAmount(typed.amount));
    if (typed?.period && getValues("period") === "") write("period", String(typed.period));
    // A question that appears during a press would move the pressed button away.
    void pressIsOver().then(() => ask(typed?.period ?? null));
  };
  // Another value has raised no question yet.
  const isCurrent = asked?.values.every((value, index) => value === values[index]);
  return { leave, question: isCurrent ? asked?.question : null };
}
