import type { ComponentProps, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { fieldLabels, type FieldName } from "#src/jobs/job/fields/job-values.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { fieldId, type TextFieldName, useFieldError, useJobForm } from "../form/form-context.ts";

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, "name" | "max"> & {
  name: TextFieldName;
  hint?: string;
  optional?: boolean;
  /** Maximum number of characters; a counter shows near it. */
  max?: number;
  /** Fields to validate with this one. */
  deps?: FieldName[];
  /** A remark on the value. */
  note?: ReactNode;
  /** Called on blur, before the field is validated. */
  onLeave?: () => void;
};

/** A text input with label, error and counter. */
export function TextField(props: TextFieldProps) {
  const { name, hint, optional, max, deps, note, onLeave, ...input } = props;
  const { register, control } = useJobForm();
  const length = useWatch({ control, name }).length;
  return (
    <Field
      id={fieldId(name)}
      label={fieldLabels[name]()}
      hint={hint}
      error={useFieldError(name)}
      note={note}
      {...(optional && { optional })}
      {...(max !== undefined && { counter: { length, max } })}
    >
      <TextInput
        {...input}
        {...register(name, { ...(deps && { deps }), ...(onLeave && { onBlur: onLeave }) })}
      />
    </Field>
  );
}
