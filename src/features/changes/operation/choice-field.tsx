import { Field } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** The names of the values, in the order in which they are offered. */
  choices: Partial<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string | undefined>(choices).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
