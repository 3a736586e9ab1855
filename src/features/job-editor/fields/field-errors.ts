import type { FieldError } from "#contract/problem.ts";
import { text } from "#src/i18n/text.ts";
import type { JobFormApi } from "../form-context.ts";
import { FIELD_NAMES, type FieldName, type JobFormValues, placesOf } from "../form-values.ts";

interface ErrorsOfForm {
  /** What to say at each field, in the order of the page. */
  atFields: Partial<Record<FieldName, string>>;
  /** What concerns no field of the form; for the summary alone. */
  elsewhere: string[];
}

/** The field that shows a path of the request: `salary.period.id` is `period`. */
function fieldOf(path: string): FieldName | undefined {
  const name = path.replace(/^salary\.|\[.*$|\.id$/g, "");
  return FIELD_NAMES.find((field) => field === (name === "salary" ? "amount" : name));
}

/**
 * Says which of several places an error means: `locations[1].description` is the second. A category
 * after those that are chosen is what is left in their box.
 */
function messageOf({ field, message }: FieldError, values: JobFormValues): string {
  const [, list, index] = /^(locations|categories)\[(\d+)\]/.exec(field) ?? [];
  const typed = values.categoryTyped.trim();
  if (list === "categories" && typed && Number(index) === values.categories.length)
    return text.jobForm.notACategory(typed);
  const place = list === "locations" ? placesOf(values)[Number(index)] : undefined;
  return place ? `${place}: ${message}` : message;
}

/** Field errors of the contract or the service, sorted by the form's fields; the first of each. */
export function errorsOfForm(errors: readonly FieldError[], values: JobFormValues): ErrorsOfForm {
  const found = errors.map((error) => ({
    field: fieldOf(error.field),
    message: messageOf(error, values),
  }));
  const atFields: ErrorsOfForm["atFields"] = {};
  for (const name of FIELD_NAMES) {
    const first = found.find(({ field }) => field === name);
    if (first) atFields[name] = first.message;
  }
  return {
    atFields,
    elsewhere: found.filter(({ field }) => !field).map(({ message }) => message),
  };
}

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
