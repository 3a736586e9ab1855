import * as z from "zod/mini";
import { addressOfChosenRoute, withoutOtherRoute } from "./application-route.ts";
import { isCalendarDate } from "./calendar-date.ts";
import { type Offence, type OffenceCode, checkDescription } from "./description.ts";
import { isReadable } from "./description-markup.ts";
import type { FieldErrorCode } from "./errors.ts";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";
import { namesPlace } from "./read-place.ts";
import { ROUTING_TYPES } from "./reference.ts";
import {
  boolean,
  id,
  listed,
  missingOr,
  optional,
  required,
  requiredId,
  text,
  withDefault,
} from "./request-fields.ts";
import { salary } from "./salary-request.ts";

const NOT_AN_OBJECT = "The body must be a JSON object.";

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
 * The items of a list that are validated: one more than `max`, so that the length fails. Thousands of errors help
 * no client, and zod fails when it collects as many.
 */
export function capList(list: unknown, max: number): unknown {
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
    // zod's own bounds would stop the rules across fields from running.
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
      z.transform((value: unknown) => capList(value, max)),
      list,
    ),
  );
}

/** The offences of a description in the words of field errors. */
const offenceCode = (code: OffenceCode): FieldErrorCode =>
  code === "nothing-to-read" ? "required" : "not_allowed";

/** §4.2: only tags and attributes of the allowed set, and something to read. */
const description = (check: CheckDescription) =>
  text("Description", "Write a description.").check((payload) => {
    for (const { message, code, line, column } of check(payload.value)) {
      // `text` reports it, for every text.
      if (code === "nul") continue;
      const params = { code: offenceCode(code), line, column };
      payload.issues.push({ code: "custom", input: payload.value, message, params });
    }
  });

type CheckDescription = (html: string) => Offence[];

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

const fields = (check: CheckDescription) =>
  z
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
        description: required(description(check)),
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
    .check(...addressOfChosenRoute);

/**
 * A whole job as a client writes it (§4.2): the body of POST, and what a PUT leaves after its
 * properties were laid over the job (§4.3.3; `mergeJob`). Read-only and unknown properties are
 * dropped, what was not given is `null` or its default.
 */
export const jobRequest = jobRequestWith(checkDescription);

/** `jobRequest` with another check of the description, such as one that ran in a worker thread. */
export function jobRequestWith(check: CheckDescription) {
  return z.pipe(z.transform(withoutOtherRoute), fields(check));
}

export type JobRequest = z.infer<typeof jobRequest>;

/** Any properties of a job: the body of PUT, which is validated after the merge (§4.3.3). */
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
