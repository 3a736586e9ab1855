import type { ReactNode, SyntheticEvent } from "react";
import { type ChangeHandler, useWatch } from "react-hook-form";
import { fieldLabels } from "#src/jobs/job/fields/job-values.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { fieldId, type TextFieldName, useFieldError, useJobForm } from "../form/form-context.ts";

/** The value of an incomplete or invalid date, for which the browser reports `""` (no date). */
const INVALID_DATE = "no date";

interface DateFieldProps {
  name: TextFieldName;
  hint?: string;
  note?: ReactNode;
  onLeave?: () => void;
}

/** An optional calendar date with label and error. */
export function DateField({ name, hint, note, onLeave }: DateFieldProps) {
  const { register, control } = useJobForm();
  const value = useWatch({ control, name });
  const { onChange, onBlur, ...field } = register(name);
  return (
    <Field
      id={fieldId(name)}
      label={fieldLabels[name]()}
      hint={hint}
      error={useFieldError(name)}
      note={note}
      optional
    >
      <DateInput
        {...field}
        data-empty={value === "" ? "" : undefined}
        onChange={withValidity(onChange)}
        onBlur={(event) => {
          withValidity(onBlur)(event);
          onLeave?.();
        }}
      />
    </Field>
  );
}

const withValidity =
  (handler: ChangeHandler) =>
  ({ type, currentTarget: { name, value, validity } }: SyntheticEvent<HTMLInputElement>) =>
    void handler({ type, target: { name, value: validity.badInput ? INVALID_DATE : value } });
