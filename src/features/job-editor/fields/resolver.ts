import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { toFieldErrors } from "#contract/field-errors.ts";
import { jobRequest } from "#contract/job-request.ts";
import { text } from "#src/i18n/text.ts";
import { changedProperties } from "../save/changed-properties.ts";
import { errorsOfForm } from "./field-errors.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";
import { type JobFormValues, requestOf } from "../form-values.ts";

/** The job that is changed, as its own request; none for a new one. */
export type SavedRequest = JobBody | undefined;

/**
 * Judges the form by the contract's request schema, the one by which the service judges it. Of a
 * change, only what will be sent: a job that another service holds may break rules that are none
 * of the person's doing, and still gets its new title.
 */
export const resolveJobForm: Resolver<JobFormValues, SavedRequest> = (values, saved) => {
  const body = requestOf(values);
  const result = z.safeParse(jobRequest, body, { reportInput: true });
  if (result.success) return { values, errors: {} };

  const sent = saved ? changedProperties(saved, body) : body;
  const broken = toFieldErrors(result.error)
    .filter(({ field }) => propertyOf(field) in sent)
    .map((error) => ({ ...error, message: text.jobForm.problem(error) }));
  const { atFields } = errorsOfForm(broken, values);
  const errors: FieldErrors<JobFormValues> = Object.fromEntries(
    Object.entries(atFields).map(([name, message]) => [name, { type: "contract", message }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** `salary` of `salary.period.id`. */
const propertyOf = (path: string) => path.replace(/[.[].*$/, "");
