import { useFormState } from "react-hook-form";
import { ErrorSummary } from "#src/ui/forms/error-summary.tsx";
import { fieldId } from "./form-context.ts";
import type { FieldName, JobFormValues } from "#src/jobs/fields/job-values.ts";

/**
 * The fields that a submit refused, each with a link. A line disappears when its field is valid; none
 * is added while a person types.
 */
export function RefusedSummary({ fields }: { fields: readonly FieldName[] }) {
  const { errors } = useFormState<JobFormValues>();
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  return <ErrorSummary problems={problems} />;
}
