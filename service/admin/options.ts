import * as z from "zod/mini";
import { isCalendarDate, todayIn } from "#contract/calendar-date.ts";
import { LIMITS } from "#contract/limits.ts";
import { required, withDefault } from "#contract/request-fields.ts";

/** A number that a person types: digits, and nothing else that JavaScript takes for one. */
const typed = <T extends z.core.$ZodType>(schema: T) =>
  required(
    z.pipe(
      z.transform((value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : value)),
      schema,
    ),
  );

export const ID = { min: 1, max: LIMITS.maxId };

export function wholeNumber(
  name: string,
  missing: string,
  { min, max }: { min: number; max: number },
) {
  const wrong = `${name} is a whole number from ${min} to ${max}.`;
  return typed(
    z
      .int({ error: ({ input }) => (input === undefined ? missing : wrong), abort: true })
      .check(z.minimum(min, wrong), z.maximum(max, wrong)),
  );
}

export const employerOption = z.strictObject({
  employer: wholeNumber("--employer", "Name the employer: --employer ID.", ID),
});

/** Absolute: the service may run in another directory than the command line. */
export const file = (missing: string) => required(z.string(missing));

const NAME_TOO_LONG = `The name can have at most ${LIMITS.employerName} characters.`;

export const nameOption = (missing: string) =>
  required(
    z.string(missing).check(z.refine(({ length }) => length <= LIMITS.employerName, NAME_TOO_LONG)),
  );

export const keyId = wholeNumber("--key-id", "Name the key: --key-id K.", ID);

/** Dates as PostgreSQL and people write them; UTC, so that it is the same day for every machine. */
export const futureDay = z
  .string()
  .check(
    z.refine(
      (day) => isCalendarDate(day) && day >= todayIn("UTC"),
      "--expires is a date from today on, such as 2031-12-31.",
    ),
  );

/** A calendar date. */
export const day = (name: string, missing: string) =>
  required(
    z.string(missing).check(z.refine(isCalendarDate, `${name} is a date, such as 2026-12-31.`)),
  );

export const plan = z.enum(["unlimited", "limited"], "The plan is unlimited or limited.");

/** The most that HISTORY_PUBLIC_DAYS and HISTORY_OTHER_DAYS may be. */
export const MOST_DAYS = 36_500;

export const historyDays = (name: string) =>
  withDefault(wholeNumber(name, "", { min: 1, max: MOST_DAYS }), MOST_DAYS);
