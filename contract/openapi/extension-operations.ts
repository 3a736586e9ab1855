import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  EXTENSIONS_HEADER,
  SOURCE_HEADER,
  TIME_LINE_HEADER,
  UNDOES_HEADER,
} from "../extensions.ts";
import { LIMITS } from "../limits.ts";
import { jobChangesQuery } from "../list-queries.ts";
import { EXAMPLES } from "./examples.ts";
import { historyPaths } from "./history-operations.ts";
import { queryParameters, refer } from "./parameters.ts";
import { answer, body, errors, settingAnswer } from "./responses.ts";
import { component } from "./schemas.ts";

const TAG = "Extensions";

/** What the tag of the extensions means. */
export const extensionsTag = {
  name: TAG,
  description:
    "What this service has beside the interface. Another service answers 404 for these paths, with no errors. " +
    `Each response with an employer's data lists in ${EXTENSIONS_HEADER} what other operations take: ` +
    "idempotency-key says that PUT and DELETE of jobs take Idempotency-Key as POST does, list-details that " +
    "GET /jobs takes include, history that writes of jobs take " +
    `${CHANGE_SET_ID_HEADER}, ${CHANGE_SET_TEXT_HEADER}, ${SOURCE_HEADER} and ${UNDOES_HEADER}, and versions and ` +
    "activity are kept. " +
    "A write with one of these headers that breaks a rule is refused. " +
    `${TIME_LINE_HEADER} names the course of events that the data is of. When it changes, the data was restored: ` +
    "what was written since the backup is gone, no ETag or cursor from before is known (412, 400), and everything " +
    "has to be read again. No id from before is given to another job.",
};

const settingErrors = errors(
  "invalid_request",
  "unauthenticated",
  "forbidden",
  "request_timeout",
  "too_large",
  "unsupported_media_type",
  "version_changed",
);

const putSetting = {
  requestBody: body(component("schemas", "Setting"), EXAMPLES.setting),
  responses: {
    200: settingAnswer("It was written over, or is the same."),
    201: settingAnswer("It is new."),
    ...settingErrors,
  },
};

const deletedSetting = { 204: { description: "There is no document of the name any more." } };

const withdrawn = {
  ...answer("It was carried out.", "WriteOutcome", EXAMPLES.writeOutcome),
  204: { description: "It was not carried out, and never will be." },
  ...errors(
    "invalid_request",
    "unauthenticated",
    "forbidden",
    "not_found",
    "request_timeout",
    "too_large",
    "unsupported_media_type",
  ),
};

/** /jobs/changes, /writes/{key}, /settings/{name} and the history. */
export const extensionPaths = {
  ...historyPaths(TAG),
  "/jobs/changes": {
    get: {
      tags: [TAG],
      operationId: "listJobChanges",
      summary: "Follow the changes of the employer's jobs",
      description:
        "Extension. Without since, every job. Each answer has a cursor: sent as since, it asks for what changed " +
        "after that, deletions too, each job once and as it is now. Read at once while more is true, then as often " +
        "as you like. No change is skipped: one that commits late comes late, and all after it with it. A page may " +
        `have fewer than limit. A cursor is good for ${LIMITS.cursorDays} days and until the database is restored; ` +
        "then it is refused, and everything has to be read again without since.",
      parameters: queryParameters(jobChangesQuery),
      responses: {
        ...answer("One page.", "JobChangePage", EXAMPLES.jobChangePage),
        ...errors("invalid_request", "unauthenticated"),
      },
    },
  },
  "/writes/{key}": {
    parameters: refer("writeKey"),
    delete: {
      tags: [TAG],
      operationId: "withdrawWrite",
      summary: "What became of a write",
      description:
        `Extension. What was done under an Idempotency-Key within ${LIMITS.idempotencyHours} hours, as it was left. ` +
        "Where nothing was, the key is used up: a write that comes late with it is refused (409).",
      responses: withdrawn,
    },
    post: {
      tags: [TAG],
      operationId: "overrideWithdrawWriteMethod",
      summary: "DELETE for a client that cannot send it",
      description: "Extension. §1.2 The header says DELETE; without it, POST is not offered here.",
      parameters: refer("methodOverrideRequired"),
      responses: { ...withdrawn, ...errors("method_not_allowed") },
    },
  },
  "/settings/{name}": {
    parameters: refer("settingName"),
    get: {
      tags: [TAG],
      operationId: "getSetting",
      summary: "Read a setting",
      description: "Extension. A JSON document that the employer's people share.",
      responses: {
        200: settingAnswer("The document."),
        204: { description: "There is none of the name yet." },
        ...errors("invalid_request", "unauthenticated"),
      },
    },
    put: {
      tags: [TAG],
      operationId: "putSetting",
      summary: "Write a setting",
      description:
        `Extension. Writes the whole document: at most ${LIMITS.settingBytes} bytes, without blanks between its ` +
        `values; at most ${LIMITS.settings} names.`,
      parameters: refer("ifMatch", "ifNoneMatch"),
      ...putSetting,
    },
    delete: {
      tags: [TAG],
      operationId: "deleteSetting",
      summary: "Delete a setting",
      description: "Extension. Deletes the document; its name no longer counts.",
      parameters: refer("ifMatch", "ifNoneMatch"),
      responses: { ...deletedSetting, ...settingErrors },
    },
    post: {
      tags: [TAG],
      operationId: "overrideSettingMethod",
      summary: "PUT or DELETE for a client that cannot send them",
      description: "Extension. §1.2 The header says which; without it, POST is not offered here.",
      parameters: refer("methodOverrideRequired", "ifMatch", "ifNoneMatch"),
      ...putSetting,
      responses: { ...putSetting.responses, ...deletedSetting, ...errors("method_not_allowed") },
    },
  },
};
