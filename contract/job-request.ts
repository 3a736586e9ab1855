import * as z from "zod/mini";
import { isCalendarDate } from "./calendar-date.ts";
import { type OffenceCode, checkDescription } from "./description.ts";
import { isReadable } from "./description-markup.ts";
import type { FieldErrorCode } from "./errors.ts";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";
import { namesPlace } from "./read-place.ts";
import { ROUTING, ROUTING_TYPES, SALARY_PERIODS } from "./reference.ts";
import {
  given,
  id,
  missingOr,
  optional,
  required,
  requiredId,
  text,
  withDefault,
} from "./request-fields.ts";

/** "1 (Email), 2 (URL)" */
const listed = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => `${id} (${name})`).join(", ");

const NOT_AN_OBJECT = "The body must be a JSON object.";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const boolean = (name: string) => z.boolean(`${name} must be true or false.`);

const NO_TITLE = "Give the job a title.";

const title = text("Title", NO_TITLE, LIMITS.title).check(
  z.refine(isReadable, { error: NO_TITLE, params: { code: "required" } }),
);

const closeDate = text("Close date", "").check(
  z.refine(isCalendarDate, {
    error: "Close date must be a day that exists, written as 2026-08-04.",
  }),
);

const location = z.object(
  {
    description: required(
      text(
        "A location",
        "Give the location as City or City, Province.",
        LIMITS.locationDescription,
      ).check(
        z.refine(namesPlace, {
          error: "A location needs a name with letters, as City or City, Province.",
          params: { code: "not_allowed" },
        }),
      ),
    ),
  },
  'A location is an object with a description, such as {"description": "Vancouver, BC"}.',
);

const category = z.object(
  { id: required(id("Give the id of the category.")) },
  'A category is an object with an id, such as {"id": 1}.',
);

/**
 * What is judged of a list: of one that is too long, as much as shows it. Thousands of errors help
 * nobody, and zod fails when it collects as many.
 */
export function judgedOf(list: unknown, max: number): unknown {
  return Array.isArray(list) ? list.slice(0, max + 1) : list;
}

/** A list of 1 to 3 things; `noun` is their name in the messages. */
function oneToThree<T extends z.core.$ZodType>(
  schema: T,
  noun: string,
  { min, max }: { min: number; max: number },
) {
  const missing = `Give ${min} to ${max} ${noun}.`;
  const list = z.array(schema, { error: missingOr(missing, `The ${noun} must be a list.`) }).check(
    // zod's own bounds would keep the rules across fields from being judged as well.
    z.meta({ minItems: min, maxItems: max }),
    z.refine((list) => list.length >= min, { error: missing, params: { code: "too_few" } }),
    z.refine((list) => list.length <= max, {
      error: `A job can have at most ${max} ${noun}.`,
      params: { code: "too_many" },
      // Also where an item is wrong (§7.1).
      when: ({ value }) => Array.isArray(value),
    }),
  );
  return required(
    z.pipe(
      z.transform((value: unknown) => judgedOf(value, max)),
      list,
    ),
  );
}

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

const salary = z.prefault(
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

/** The offences of a description in the words of field errors. */
const offenceCode = (code: OffenceCode): FieldErrorCode =>
  code === "nothing-to-read" ? "required" : "not_allowed";

/** §4.2: only tags and attributes of the allowed set, and something to read. */
const description = text("Description", "Write a description.").check((payload) => {
  for (const { message, code, line, column } of checkDescription(payload.value)) {
    // Of any text, `text` says it.
    if (code === "nul") continue;
    const params = { code: offenceCode(code), line, column };
    payload.issues.push({ code: "custom", input: payload.value, message, params });
  }
});

const applicationEmail = text("E-mail address", "", LIMITS.applicationEmail).check(
  z.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), {
    error: "Write the e-mail address like name@example.com.",
  }),
);

const applicationUrl = text("Web address", "", LIMITS.applicationUrl).check(
  z.refine((value) => /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value), {
    error: "The web address must be complete, without spaces, and begin with http:// or https://.",
  }),
);

/** The address of the route that was not chosen is ignored, whatever it holds. */
function withoutOtherRoute(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { applicantRoutingType: routing } = body as { applicantRoutingType?: { id?: unknown } };
  if (routing?.id === ROUTING.email) return { ...body, applicationUrl: null };
  if (routing?.id === ROUTING.url) return { ...body, applicationEmail: null };
  return body;
}

interface Routed {
  applicantRoutingType: { id: number };
  applicationEmail: string | null;
  applicationUrl: string | null;
}

/** A rule across fields is reported together with those of the fields, even when some are broken (§7.1). */
function addressOfRoute(
  route: number,
  field: "applicationEmail" | "applicationUrl",
  error: string,
) {
  return z.refine<Routed>(
    (job) =>
      (job.applicantRoutingType as Partial<Routed["applicantRoutingType"]> | undefined)?.id !==
        route || job[field] !== null,
    { path: [field], error, params: { code: "required" }, when: ({ value }) => isRecord(value) },
  );
}

const fields = z
  .object(
    {
      referenceId: optional(text("Reference id", "", LIMITS.referenceId)),
      title: required(title),
      closeDate: optional(closeDate).check(z.meta({ format: "date" })),
      confidential: withDefault(boolean("Confidential"), false),
      autoRefresh: withDefault(boolean("Auto-refresh"), false),
      status: withDefault(
        z.enum(JOB_STATUSES, "The status is active, archived or draft."),
        "draft",
      ),
      locations: oneToThree(location, "locations", LIMITS.locations),
      categories: oneToThree(category, "categories", LIMITS.categories),
      positionType: requiredId(
        id("Choose a position type."),
        "The position type is an object with an id.",
      ),
      salary,
      description: required(description),
      applicantRoutingType: requiredId(
        z.literal(
          ROUTING_TYPES.map(({ id }) => id),
          {
            error: missingOr(
              "Choose how people apply.",
              `The routing type is one of ${listed(ROUTING_TYPES)}.`,
            ),
          },
        ),
        "The routing type is an object with an id.",
      ),
      applicationEmail: optional(applicationEmail),
      applicationUrl: optional(applicationUrl),
    },
    NOT_AN_OBJECT,
  )
  .check(
    addressOfRoute(ROUTING.email, "applicationEmail", "Give the e-mail address for applications."),
    addressOfRoute(ROUTING.url, "applicationUrl", "Give the web address where people apply."),
  );

/**
 * A whole job as a client writes it (§4.2): the body of POST, and what a PUT leaves after its
 * properties were laid over the job (§4.3.3; `mergeJob`). Read-only and unknown properties are
 * dropped, what was not given is `null` or its default.
 */
export const jobRequest = z.pipe(z.transform(withoutOtherRoute), fields);

export type JobRequest = z.infer<typeof jobRequest>;

/** Any properties of a job: the body of PUT, which is judged once it was merged (§4.3.3). */
export const jobChanges = z.record(z.string(), z.unknown(), NOT_AN_OBJECT);

/** How PUT and DELETE of `/jobs` name the job (§4.3.2, §4.4.1). */
export const jobReference = z.object(
  {
    referenceId: required(
      text("Reference id", "Give the referenceId of the job.", LIMITS.referenceId),
    ),
  },
  NOT_AN_OBJECT,
);

/**
 * A PUT is judged on the merged job: the properties sent replace the job's, arrays as a whole, the
 * salary property by property (`null` removes it).
 */
export function mergeJob(job: Readonly<Record<string, unknown>>, changes: object): object {
  const merged: Record<string, unknown> = { ...job, ...changes };
  merged["salary"] = mergeObjects(job["salary"], "salary" in changes ? changes.salary : {});
  return merged;
}

function mergeObjects(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const merged = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    merged[key] = mergeObjects(merged[key], value);
  }
  return merged;
}
