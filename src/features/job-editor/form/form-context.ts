import { useFormContext, useFormState, type UseFormReturn } from "react-hook-form";
import type { FieldName, JobFormValues } from "#src/jobs/job/fields/job-values.ts";

export type JobFormApi = UseFormReturn<JobFormValues>;

/** A field that holds text. */
export type TextFieldName = {
  [Name in FieldName]: JobFormValues[Name] extends string ? Name : never;
}[FieldName];

export const useJobForm = () => useFormContext<JobFormValues>();

/** The id of a field's control, used by the error summary and tests. */
export const fieldId = (name: FieldName) => `job-${name}`;

/** The error of one field. Rerenders only when it changes. */
export function useFieldError(name: FieldName): string | undefined {
  const { errors } = useFormState<JobFormValues>({ name, exact: true });
  return errors[name]?.message;
}
