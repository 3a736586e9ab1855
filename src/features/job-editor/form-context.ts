import { useFormContext, useFormState, type UseFormReturn } from "react-hook-form";
import type { FieldName, JobFormValues } from "./form-values.ts";

export type JobFormApi = UseFormReturn<JobFormValues>;

/** The form around this component. */
export const useJobForm = () => useFormContext<JobFormValues>();

/** The id of a field's control: the error summary and tests find it by this. */
export const fieldId = (name: FieldName) => `job-${name}`;

/** What is wrong with one field. Renders anew only when that changes. */
export function useFieldError(name: FieldName): string | undefined {
  const { errors } = useFormState<JobFormValues>({ name, exact: true });
  return errors[name]?.message;
}
