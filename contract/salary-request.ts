import * as z from "zod/mini";
import { LIMITS } from "./limits.ts";
import { SALARY_PERIODS } from "./reference.ts";
import {
  boolean,
  given,
  isRecord,
  listed,
  missingOr,
  optional,
  required,
  requiredId,
  withDefault,
} from "./request-fields.ts";

/** Decimals travel as JSON numbers; two places are kept exactly. */
function amount(name: string, missing: string) {
  const wrong = `${name} must be a number from 0 to ${LIMITS.salaryAmount}.`;
  const noNumber = `${name} must be a number, like 45000 or 18.50.`;
  return z.number({ error: missingOr(missing, noNumber) }).check(
    z.minimum(0, wrong),
    z.maximum(LIMITS.salaryAmount, wrong),
    z.refine((value) => !/[.]\d{3}|e-/.test(String(value)), {
      error: `${name} can have at most two decimals.`,
    }),
    // -0 becomes 0, which is what a database answers.
    z.overwrite((value) => value + 0),
  );
}

const period = requiredId(
  z.literal(
    SALARY_PERIODS.map(({ id }) => id),
    {
      error: missingOr(
        "Say what period the salary is for.",
        `The salary period is one of ${listed(SALARY_PERIODS)}.`,
      ),
    },
  ),
  "The salary period is an object with an id.",
);

/** A salary in which nothing but defaults is set is no salary. */
function salaryGiven(value: unknown): unknown {
  if (!isRecord(value)) return given(value) ?? null;
  const { amount, maxAmount, period, plusCommission } = value;
  const parts = [amount, maxAmount, isRecord(period) ? period["id"] : period];
  const isSet = parts.some((part) => given(part) !== undefined);
  return isSet || (given(plusCommission) ?? false) !== false ? value : null;
}

/** The salary of a job as a client writes it (§4.2); `null`: none. */
export const salary = z.prefault(
  z.pipe(
    z.transform(salaryGiven),
    z.nullable(
      z
        .object(
          {
            amount: required(amount("Salary amount", "Give the salary amount.")),
            maxAmount: optional(amount("Maximum salary", "")),
            period,
            plusCommission: withDefault(boolean("Commission"), false),
          },
          "The salary must be an object, or null when there is none.",
        )
        .check(
          z.refine(
            ({ amount, maxAmount }) => typeof maxAmount !== "number" || !(maxAmount < amount),
            {
              path: ["maxAmount"],
              error: "The maximum salary must not be less than the amount.",
              params: { code: "out_of_range" },
              when: ({ value }) => isRecord(value),
            },
          ),
        ),
    ),
  ),
  null,
);
