import * as z from "zod/mini";
import {
  addressOfChosenRoute,
  applicationEmail,
  applicationUrl,
  withoutOtherRoute,
} from "./application-route.ts";
import { checkDescription } from "#check-description";
import { isReadable } from "./description-markup.ts";
import type { Offence } from "./description-offences.ts";
import { issueText } from "./field-errors.ts";
import { JOB_STATUSES } from "./job-status.ts";
import { LIMITS } from "./limits.ts";
import type { Message } from "./messages/message.ts";
import { namesPlace } from "./read-place.ts";
import { ROUTING_TYPES } from "./reference.ts";
import {
  boolean,
  id,
  line,
  missingOr,
  optional,
  optionalDate,
  orStored,
  required,
  requiredId,
  text,
  withDefault,
} from "./request-fields.ts";
import { salary } from "./salary-request.ts";
import { hasInvisible, normalizeId } from "./text.ts";

/** The single-line texts of a stored job. */
export interface StoredTexts {
  title: string;
  referenceId: string | null;
  locations: readonly { description: string }[];
  applicationEmail: string | null;
  applicationUrl: string | null;
}

const NOT_AN_OBJECT = issueText({ key: "notAnObject" });

const NO_TITLE: Message = { key: "titleMissing" };

const title = line("title", LIMITS.title, NO_TITLE).check(
  z.refine(isReadable, { error: issueText(NO_TITLE), params: { code: "required" } }),
);

const locationText = line("location", LIMITS.locationDescription, { key: "locationMissing" }).check(
  z.refine(namesPlace, {
    error: issueText({ key: "locationUnnamed" }),
    params: { code: "not_allowed" },
  }),
);

const location = (stored: StoredTexts["locations"] = []) =>
  z.object(
    {
      description: required(
        orStored(locationText, ...stored.map(({ description }) => description)),
      ),
    },
    issueText({ key: "locationNotAnObject" }),
  );

/** An employer's own id: text that looks the same is the same id, and nothing in it is invisible. */
const referenceId = (missing?: Message) =>
  z.pipe(
    line("referenceId", LIMITS.referenceId, missing).check(
      z.refine((value) => !hasInvisible(value), {
        error: issueText({ key: "invisibleCharacter", field: "referenceId" }),
        params: { code: "invalid_text" },
      }),
      z.overwrite(normalizeId),
    ),
    // Some characters are longer when they are composed.
    text("referenceId", LIMITS.referenceId, missing),
  );

const category = z.object(
  { id: required(id({ key: "categoryMissing" })) },
  issueText({ key: "categoryNotAnObject" }),
);

/**
 * The items of a list that are validated: one more than `max`, so that the length fails. Thousands of errors help
 * no client, and zod fails when it collects as many.
 */
export function capList(list: unknown, max: number): unknown {
  return Array.isArray(list) ? list.slice(0, max + 1) : list;
}

/** A list of 1 to 3 things. */
function oneToThree<T extends z.core.$ZodType>(schema: T, things: "locations" | "categories") {
  const { min, max } = LIMITS[things];
  const missing: Message = { key: `${things}Missing` };
  const list = z.array(schema, { error: missingOr(missing, { key: `${things}NotAList` }) }).check(
    // zod's own bounds would stop the rules across fields from running.
    z.meta({ minItems: min, maxItems: max }),
    z.refine((list) => list.length >= min, {
      error: issueText(missing),
      params: { code: "too_few" },
    }),
    z.refine((list) => list.length <= max, {
      error: issueText({ key: `${things}TooMany` }),
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

/** §4.2: only tags and attributes of the allowed set, and something to read. */
const description = (check: CheckDescription) =>
  text("description", undefined, { key: "descriptionMissing" }).check((payload) => {
    for (const { message, ...place } of check(payload.value)) {
      // `text` reports it, for every text.
      if (message.key === "nulNotAllowed") continue;
      const code = message.key === "nothingToRead" ? "required" : "not_allowed";
      payload.issues.push({
        code: "custom",
        input: payload.value,
        message: issueText(message),
        params: { code, ...place },
      });
    }
  });

type CheckDescription = (html: string) => Offence[];

const fields = (check: CheckDescription, stored?: StoredTexts) =>
  z
    .object(
      {
        referenceId: optional(orStored(referenceId(), stored?.referenceId)),
        title: required(orStored(title, stored?.title)),
        closeDate: optionalDate("closeDate"),
        confidential: withDefault(boolean("confidential"), false),
        autoRefresh: withDefault(boolean("autoRefresh"), false),
        status: withDefault(z.enum(JOB_STATUSES, issueText({ key: "statusUnknown" })), "draft"),
        locations: oneToThree(location(stored?.locations), "locations"),
        categories: oneToThree(category, "categories"),
        positionType: requiredId(id({ key: "positionTypeMissing" }), {
          key: "positionTypeNotAnObject",
        }),
        salary,
        description: required(description(check)),
        applicantRoutingType: requiredId(
          z.literal(
            ROUTING_TYPES.map(({ id }) => id),
            { error: missingOr({ key: "routingTypeMissing" }, { key: "routingTypeUnknown" }) },
          ),
          { key: "routingTypeNotAnObject" },
        ),
        applicationEmail: optional(orStored(applicationEmail, stored?.applicationEmail)),
        applicationUrl: optional(orStored(applicationUrl, stored?.applicationUrl)),
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

/**
 * `jobRequest` with another check of the description, such as one that ran in a worker thread. What a
 * job has `stored` already is valid, though it was stored when the rules allowed more.
 */
export function jobRequestWith(check: CheckDescription, stored?: StoredTexts) {
  return z.pipe(z.transform(withoutOtherRoute), fields(check, stored));
}

export type JobRequest = z.infer<typeof jobRequest>;

const storedTexts = z.object({
  title: required(title),
  referenceId: optional(referenceId()),
  locations: z.array(location()),
  applicationEmail: optional(applicationEmail),
  applicationUrl: optional(applicationUrl),
});

/** Whether `jobRequest` would refuse or change what a job has stored: then `jobRequestWith` takes it. */
export function isOutdated(stored: StoredTexts): boolean {
  const { data } = z.safeParse(storedTexts, stored);
  if (!data) return true;
  const { locations, ...texts } = data;
  return (
    Object.entries(texts).some(([name, text]) => text !== stored[name as keyof typeof texts]) ||
    locations.some(({ description }, at) => description !== stored.locations[at]?.description)
  );
}

/** Any properties of a job: the body of PUT, which is validated after the merge (§4.3.3). */
export const jobChanges = z.record(z.string(), z.unknown(), NOT_AN_OBJECT);

/** How PUT and DELETE of `/jobs` name the job (§4.3.2, §4.4.1). */
export const jobReference = z.object(
  {
    referenceId: required(referenceId({ key: "referenceIdMissing" })),
  },
  NOT_AN_OBJECT,
);
