import { createContext, use } from "react";

interface FieldContext {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContext | null>(null);

/** The Field around a control that cannot stand alone. */
export function useField(): FieldContext {
  const field = use(FieldContext);
  if (!field) throw new Error("useField() needs a <Field> around it");
  return field;
}

interface ControlProps {
  id?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/**
 * The attributes that tie a control to the Field around it: its id (the label's and the error
 * summary's target), its hint and error, and whether it is invalid. Empty outside a Field.
 */
export function useControlProps(): ControlProps {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    ...(field.invalid && { "aria-invalid": true as const }),
    ...(field.required && { "aria-required": true as const }),
  };
}
