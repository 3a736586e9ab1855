import { useController } from "react-hook-form";
import { m } from "#src/i18n/paraglide/messages.js";
import { fieldLabels, type JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import type { Choice } from "./choices.ts";
import { fieldId, useFieldError } from "../form/form-context.ts";

interface SelectFieldProps {
  name: "positionType" | "period";
  choices: readonly Choice[];
  /** Replaces "Choose…" while the choices load. */
  placeholder?: string;
  /** Called after a choice, and on blur. */
  onLeave?: () => void;
}

/** A select. A value that is not among the choices is shown by its id. */
export function SelectField({ name, choices, placeholder, onLeave }: SelectFieldProps) {
  const { field } = useController<JobFormValues, typeof name>({ name });
  const known = field.value === "" || choices.some(({ id }) => id === field.value);
  return (
    <Field id={fieldId(name)} label={fieldLabels[name]()} error={useFieldError(name)}>
      <Select
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onLeave?.();
        }}
        onBlur={() => {
          field.onBlur();
          onLeave?.();
        }}
      >
        {field.value === "" && <option value="">{placeholder ?? m.job_form_choose()}</option>}
        {choices.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {!known && <option value={field.value}>{m.job_form_unnamed({ id: field.value })}</option>}
      </Select>
    </Field>
  );
}
