import { useFormState } from "react-hook-form";
import { m } from "#src/i18n/paraglide/messages.js";
import { fieldLabels } from "#src/i18n/names.ts";
import { ErrorSummary } from "#src/ui/forms/error-summary.tsx";
import { fieldId } from "./form-context.ts";
import {
  FIELD_GROUPS,
  type FieldName,
  fieldsOf,
  type JobFormValues,
  labelOf,
} from "#src/jobs/fields/job-values.ts";

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
  const refused = fields
    .filter((name) => errors[name]?.message)
    .map((name) => ({ id: fieldId(name), label: nameOf(name) }));
  return <ErrorSummary fields={refused} notice={kept ? m.drafts_kept() : undefined} />;
}

/** The label of a field; text in a combobox is named by its group. */
function nameOf(name: FieldName): string {
  if (name in fieldLabels) return fieldLabels[name as keyof typeof fieldLabels]();
  const group = FIELD_GROUPS.find((one) => fieldsOf(one).includes(name));
  return group ? labelOf(group) : name;
}
