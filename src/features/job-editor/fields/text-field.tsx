import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { text } from "#src/i18n/text.ts";
import { Field } from "#src/ui/field.tsx";
import { TextInput } from "#src/ui/text-input.tsx";
import { fieldId, useFieldError, useJobForm } from "../form-context.ts";
import type { FieldName } from "../form-values.ts";

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, "name" | "max"> & {
  name:
    | "title"
    | "referenceId"
    | "positionType"
    | "amount"
    | "maxAmount"
    | "applicationEmail"
    | "applicationUrl";
  hint?: string;
  optional?: boolean;
  /** Characters that the service takes at most; a counter shows near them. */
  max?: number;
  /** Fields whose judgement depends on this one. */
  deps?: FieldName[];
};

/** One line of text of the form, with its label, error and counter. */
export function TextField({ name, hint, optional, max, deps, ...input }: TextFieldProps) {
  const { register, control } = useJobForm();
  const length = useWatch({ control, name }).length;
  return (
    <Field
      id={fieldId(name)}
      label={text.jobForm.labels[name]}
      hint={hint}
      error={useFieldError(name)}
      {...(optional && { optional })}
      {...(max !== undefined && { counter: { length, max } })}
    >
      <TextInput {...input} {...register(name, deps && { deps })} />
    </Field>
  );
}
