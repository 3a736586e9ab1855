import { ERROR_STATUS, type ErrorCode } from "../errors.ts";
import { EXAMPLES } from "./examples.ts";
import { component } from "./schemas.ts";

/** When each error is answered; §7.2 leaves status, shape and code to the service. */
const ERROR_MEANING: Record<ErrorCode, string> = {
  invalid_request: "§7.1 The body or the query breaks a rule; every broken rule is named.",
  unauthenticated: "§5 The API key is missing, unknown, expired or revoked.",
  forbidden: "The API key may only read. Nothing was changed.",
  not_found:
    "This employer has no such job, version, activity or setting, or there is no such path.",
  method_not_allowed: "The path does not offer the method; the header Allow says which it does.",
  request_timeout: "The request took too long to arrive.",
  conflict:
    "§4.2 Another job of the employer has this referenceId, or an Idempotency-Key was used for another " +
    "request. A job that exists cannot be restored.",
  version_changed:
    "The job or setting is not the one that If-Match names, perhaps because the data was restored from a backup, " +
    "or is one that If-None-Match excludes. Nothing was changed.",
  too_large: "The body is larger than the service takes.",
  unsupported_media_type:
    "§1 The Content-Type does not start with application/json, or the body has a Content-Encoding.",
  too_many_requests: "Too many requests; try again after Retry-After seconds.",
  internal: "Something went wrong in the service; the message names the request.",
  unavailable: "The service cannot reach its database; try again after Retry-After seconds.",
};

const RETRY_LATER: ReadonlySet<ErrorCode> = new Set(["too_many_requests", "unavailable"]);

const errorCodes = Object.keys(ERROR_STATUS) as ErrorCode[];

const text = (description: string, example: string) => ({
  description,
  schema: { type: "string" },
  example,
});

const LANGUAGE = text("Of the messages: en or fr, as Accept-Language prefers.", "fr");
const ETAG = text("Version of the job; If-Match takes it.", EXAMPLES.etag);
const LOCATION = text(
  "§4.2 URL of the new job.",
  `https://jobs.example.com/api/v1.1/jobs/${EXAMPLES.job.id}`,
);

function json(name: string | readonly string[], example: unknown) {
  const schema =
    typeof name === "string"
      ? component("schemas", name)
      : { anyOf: name.map((one) => component("schemas", one)) };
  return { "application/json": { schema, example } };
}

/** The reusable responses: one for each error. */
export const errorResponses = Object.fromEntries(
  errorCodes.map((code) => [
    code,
    {
      description: ERROR_MEANING[code],
      content: json("Problem", EXAMPLES.problem),
      headers: {
        "Content-Language": LANGUAGE,
        ...(RETRY_LATER.has(code) && {
          "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
        }),
        ...(code === "method_not_allowed" && {
          Allow: text("The methods that the path offers.", "GET, HEAD, PUT, DELETE"),
        }),
      },
    },
  ]),
);

/** The responses of these errors, by status. */
export function errors(...codes: ErrorCode[]) {
  const always: ErrorCode[] = ["too_many_requests", "internal", "unavailable"];
  return Object.fromEntries(
    [...codes, ...always].map((code) => [ERROR_STATUS[code], component("responses", code)]),
  );
}

/** 200 with a body of that schema, or of one of several. */
export function answer(description: string, schema: string | readonly string[], example: unknown) {
  return { 200: { description, content: json(schema, example) } };
}

/** 200 with the full job (§4.1, §4.3.6). */
export const jobAnswer = (description: string) => ({
  200: { description, headers: { ETag: ETAG }, content: json("Job", EXAMPLES.job) },
});

/** The document of a setting. */
export const settingAnswer = (description: string) => ({
  description,
  headers: {
    ETag: text("Version of the setting; If-Match takes it.", `"views-3-${EXAMPLES.timeLine}"`),
  },
  content: json("Setting", EXAMPLES.setting),
});

/** 201 with the full job and where it is (§4.2). */
export const createdAnswer = {
  201: {
    description: "§4.2 The job was created.",
    headers: { Location: LOCATION, ETag: ETAG },
    content: json("Job", EXAMPLES.job),
  },
};

/** 204 (§4.4). */
export const deletedAnswer = {
  204: {
    description: "§4.4 The job was deleted.",
    headers: {
      ETag: text(
        "Version that the deletion made; If-Match of a restoration takes it.",
        EXAMPLES.deletionEtag,
      ),
    },
  },
};

/** A JSON body of a request (§1). */
export function body(schema: object, example: unknown) {
  return { required: true, content: { "application/json": { schema, example } } };
}
