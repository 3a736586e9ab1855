import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import { LIMITS } from "./limits.ts";
import type { Message } from "./messages/message.ts";
import { SALARY_PERIODS } from "./reference.ts";
import {
  boolean,
  given,
  isRecord,
  missingOr,
  optional,
  required,
  requiredId,
  withDefault,
} from "./request-fields.ts";

/** Decimals travel as JSON numbers; two places are kept exactly. */
function amount(field: "amount" | "maxAmount", missing?: Message) {
  const wrong = issueText({ key: "amountOutOfRange", field });
  return z.number({ error: missingOr(missing, { key: "notANumber", field }) }).check(
    z.minimum(0, wrong),
    z.maximum(LIMITS.salaryAmount, wrong),
    z.refine((value) => !/[.]\d{3}|e-/.test(String(value)), {
      error: issueText({ key: "tooManyDecimals", field }),
    }),
    // -0 becomes 0, which is what a database answers.
    z.overwrite((value) => value + 0),
  );
}

const period = requiredId(
  z.literal(
    SALARY_PERIODS.map(({ id }) => id),
    { error: missingOr({ key: "periodMissing" }, { key: "periodUnknown" }) },
  ),
  { key: "periodNotAnObject" },
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
            amount: required(amount("amount", { key: "amountMissing" })),
            maxAmount: optional(amount("maxAmount")),
            period,
            plusCommission: withDefault(boolean("plusCommission"), false),
          },
          issueText({ key: "salaryNotAnObject" }),
        )
        .check(
          z.refine(
            ({ amount, maxAmount }) => typeof maxAmount !== "number" || !(maxAmount < amount),
            {
              path: ["maxAmount"],
              error: issueText({ key: "maxBelowAmount" }),
              params: { code: "out_of_range" },
              when: ({ value }) => isRecord(value),
            },
          ),
        ),
    ),
  ),
  null,
);
