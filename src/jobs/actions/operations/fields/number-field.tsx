import { useState } from "react";
import { parseAmount, writeAmount } from "#src/jobs/job/fields/pay-text.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";

interface NumberFieldProps {
  label: string;
  hint?: string;
  optional?: boolean;
  /** Nothing is shown for `null` and `NaN`. */
  value: number | null;
  /** `NaN` for what is no number. */
  onChange: (value: number) => void;
}

/** A number, typed as amounts are, with a minus sign where it is negative. */
export function NumberField({ label, value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => write(value));
  return (
    <Field label={label} {...field}>
      <TextInput
        inputMode="decimal"
        width="short"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readSigned(target.value));
        }}
      />
    </Field>
  );
}

const write = (value: number | null): string => {
  if (value === null || Number.isNaN(value)) return "";
  return value < 0 ? `-${writeAmount(-value)}` : writeAmount(value);
};

function readSigned(typed: string): number {
  const [, sign = "", digits = ""] = /^\s*([-−–+]?)(.*)$/.exec(typed) ?? [];
  const amount = parseAmount(digits.replace("%", "")) ?? NaN;
  return /[-−–]/.test(sign) ? -amount : amount;
}
