import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { brokenRules } from "#contract/field-errors.ts";
import { jobRequest } from "#contract/job-request.ts";
import { errorsOfForm } from "./field-errors.ts";
import { problemMessage } from "./problem-message.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import {
  changedProperties,
  type JobFormValues,
  requestOf,
} from "#src/jobs/job/fields/job-values.ts";

/** The request of the job that is changed; undefined for a new job. */
export type SavedRequest = JobBody | undefined;

/**
 * Validates the form with the contract's request schema, as the service does. A change is validated
 * only in the properties that it sends: a job from another service may break rules elsewhere.
 */
export const resolveJobForm: Resolver<JobFormValues, SavedRequest> = (values, saved) => {
  const body = requestOf(values);
  const result = z.safeParse(jobRequest, body, { reportInput: true });
  if (result.success) return paidWithoutPay(values) ?? { values, errors: {} };

  const sent = saved ? changedProperties(saved, body) : body;
  const broken = brokenRules(result.error)
    .filter(({ field }) => propertyOf(field) in sent)
    .map((rule) => ({ ...rule, message: problemMessage(rule.message) }));
  const { atFields } = errorsOfForm(broken, values);
  const errors: FieldErrors<JobFormValues> = Object.fromEntries(
    Object.entries(atFields).map(([name, message]) => [name, { type: "contract", message }]),
  );
  Object.assign(errors, paidWithoutPay(values)?.errors);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/**
 * The contract takes a salary with nothing in it for none. Who ticked "Show pay" forgot to fill it in.
 */
function paidWithoutPay({ paid, amount, maxAmount, period }: JobFormValues) {
  if (!paid || amount || maxAmount || period) return null;
  const error = (key: "amountMissing" | "periodMissing") => ({
    type: "contract",
    message: problemMessage({ key }),
  });
  return { values: {}, errors: { amount: error("amountMissing"), period: error("periodMissing") } };
}

/** `salary` of `salary.period.id`. */
const propertyOf = (path: string) => path.replace(/[.[].*$/, "");
