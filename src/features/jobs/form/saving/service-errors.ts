import type { FieldError } from "#contract/errors.ts";
import { errorsOfForm } from "../field-errors.ts";
import type { JobFormApi } from "../form-context.ts";
import type { FieldName } from "../form-values.ts";

/**
 * Shows what the service says of single properties at their fields, until they are changed.
 * @returns what concerns no field of the form
 */
export function showServiceErrors(form: JobFormApi, errors: readonly FieldError[]): string[] {
  const { atFields, elsewhere } = errorsOfForm(errors, form.getValues());
  for (const [name, message] of Object.entries(atFields)) {
    form.setError(name as FieldName, { type: "service", message });
  }
  return elsewhere;
}
