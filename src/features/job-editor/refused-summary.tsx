import { useFormState } from "react-hook-form";
import { m } from "#src/i18n/paraglide/messages.js";
import { ErrorSummary } from "#src/ui/forms/error-summary.tsx";
import { fieldId } from "./form/form-context.ts";
import {
  fieldLabels,
  type FieldName,
  type JobFormValues,
} from "#src/jobs/job/fields/job-values.ts";

interface RefusedSummaryProps {
  fields: readonly FieldName[];
  /** The posting is stored on this computer instead. */
  kept: boolean;
}

/**
 * The fields that a submit refused, each with a link. A line disappears when its field is valid; none
 * is added while a person types.
 */
export function RefusedSummary({ fields, kept }: RefusedSummaryProps) {
  const { errors } = useFormState<JobFormValues>();
  const refused = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: fieldId(name), label: fieldLabels[name](), message }] : [];
  });
  return <ErrorSummary fields={refused} notice={kept ? m.drafts_kept() : undefined} />;
}
