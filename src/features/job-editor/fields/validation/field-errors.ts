import type { FieldError } from "#contract/problem.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobFormApi } from "../../form/form-context.ts";
import { placesOf } from "#src/jobs/job/fields/job-fields.ts";
import { problemMessage } from "./problem-message.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type JobFormValues,
} from "#src/jobs/job/fields/job-values.ts";

interface ErrorsOfForm {
  /** The message of each field, in the order of the page. */
  atFields: Partial<Record<FieldName, string>>;
  /** Messages about properties that the form does not show. */
  elsewhere: string[];
}

/** The field of a request path: `salary.period.id` is `period`. */
function fieldOf(path: string): FieldName | undefined {
  const name = path.replace(/^salary\.|\[.*$|\.id$/g, "");
  return FIELD_NAMES.find((field) => field === (name === "salary" ? "amount" : name));
}

/**
 * The form's own words for what only a service knows, or the error's. Adds the place that an error is
 * about: `locations[1].description` is the second. The category after the chosen ones is the text in
 * the combobox.
 */
function messageOf({ field, code, message }: FieldError, values: JobFormValues): string {
  if (field === "referenceId" && code === "taken")
    return problemMessage({ key: "referenceIdTaken", referenceId: values.referenceId });
  const [, list, index] = /^(locations|categories)\[(\d+)\]/.exec(field) ?? [];
  const typed = values.categoryTyped.trim();
  if (list === "categories" && typed && Number(index) === values.categories.length)
    return m.job_form_not_a_category({ typed });
  const place = list === "locations" ? placesOf(values)[Number(index)] : undefined;
  return place ? m.ui_labelled({ label: place, value: message }) : message;
}

/** The first error of each field, from the contract or the service. */
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
 * Shows the service's field errors at their fields until these change.
 * @returns messages about properties that the form does not show
 */
export function showServiceErrors(form: JobFormApi, errors: readonly FieldError[]): string[] {
  const { atFields, elsewhere } = errorsOfForm(errors, form.getValues());
  const taken = errors.some(({ field, code }) => field === "referenceId" && code === "taken");
  for (const [name, message] of Object.entries(atFields)) {
    const type = name === "referenceId" && taken ? "taken" : "service";
    form.setError(name as FieldName, { type, message });
  }
  return elsewhere;
}
