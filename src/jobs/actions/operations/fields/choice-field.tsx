import type { ReactNode } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** The names of the values, in the order in which they are offered. */
  choices: Partial<Record<Value, string>>;
  /** Empty until one is chosen. */
  value: Value | "";
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
        {value === "" && <option value="">{m.job_form_choose()}</option>}
        {Object.entries<string | undefined>(choices).map(([id, name]) => (
          <option key={id} value={id} disabled={id === disabled}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
