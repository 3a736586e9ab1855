import type { ReactNode } from "react";
import { Field } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** The names of the values, in the order in which they are offered. */
  choices: Partial<Record<Value, string>>;
  value: Value;
  /** A value that is shown and cannot be chosen. */
  disabled?: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, choices, value, disabled, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      <Select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string | undefined>(choices).map(([id, name]) => (
          <option key={id} value={id} disabled={id === disabled}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
