import { useFormState } from "react-hook-form";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { fieldId } from "./form-context.ts";
import type { FieldName, JobFormValues } from "./form-values.ts";

/**
 * What a submit found wrong, each with the way to its field. A line goes when its field is mended;
 * none comes while a person types further down.
 */
export function RefusedSummary({ fields }: { fields: readonly FieldName[] }) {
  const { errors } = useFormState<JobFormValues>();
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  return <ErrorSummary problems={problems} />;
}
