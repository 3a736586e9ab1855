import type * as z from "zod/mini";
import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  EXTENSIONS_HEADER,
  SOURCE_HEADER,
  UNDOES_HEADER,
} from "../extensions.ts";
import { clientSource } from "../history.ts";
import { LIMITS } from "../limits.ts";
import { EXAMPLES } from "./examples.ts";
import { component, querySchemas } from "./schemas.ts";

const QUERY_NOTES: Record<string, { description: string; example: unknown }> = {
  q: {
    description:
      "§4.5 What the name or, of jobs, the title or reference id contains; case, accents and the kind of " +
      "blank, dash or apostrophe do not count.",
    example: "bak",
  },
  status: { description: "§4.5 Only jobs of that status; all without it.", example: "active" },
  include: {
    description:
      "Extension. With details, each row is the whole job without its description, with its ETag in etag. " +
      `Another service ignores it; ${EXTENSIONS_HEADER} lists list-details where it is offered.`,
    example: "details",
  },
  pageSize: {
    description: "§4.5, §8 Records per page; more than the maximum is served as the maximum.",
    example: 25,
  },
  since: {
    description: "The cursor of the answer before; without it, every job is read.",
    example: EXAMPLES.jobChangePage.cursor,
  },
  limit: {
    description: "Changes on a page; more than the maximum is served as the maximum.",
    example: 100,
  },
  changeSet: {
    description: "Only what was written as part of the change set with that id.",
    example: "8f65c2d1",
  },
  from: { description: "The first day.", example: "2026-01-01" },
  to: { description: "The last day.", example: "2026-12-31" },
  timeZone: {
    description: "In which the days begin and end; without it, the service's own.",
    example: "America/Toronto",
  },
  job: { description: "Only versions of the job with that id.", example: 1186 },
  after: { description: "The next of the page before.", example: "1186.3" },
  page: { description: "§4.5 Page to return, from 1.", example: 1 },
};

/** The parameters of a list's query (§4.5). */
export function queryParameters(query: z.core.$ZodType) {
  return Object.entries(querySchemas(query)).map(([name, schema]) => ({
    name,
    in: "query",
    schema,
    ...QUERY_NOTES[name],
  }));
}

function header(name: string, description: string, example: string, schema: object = {}) {
  return { name, in: "header", description, example, schema: { type: "string", ...schema } };
}

const METHOD_OVERRIDE = header(
  "X-HTTP-Method-Override",
  "§1 The method meant, for a client that cannot send it. Any other value is refused.",
  "DELETE",
  { enum: ["PUT", "DELETE"] },
);

/** The reusable parameters. */
export const parameters = {
  jobId: {
    name: "id",
    in: "path",
    required: true,
    description: "§2.1 Id of the job.",
    example: EXAMPLES.job.id,
    schema: { type: "integer", format: "int32", minimum: 1 },
  },
  versionNumber: {
    name: "number",
    in: "path",
    required: true,
    description: "Number of the version.",
    example: EXAMPLES.jobVersion.number,
    schema: { type: "integer", format: "int32", minimum: 1 },
  },
  activityId: {
    name: "id",
    in: "path",
    required: true,
    description: "Id of the activity.",
    example: EXAMPLES.activityVersionList.activity.id,
    schema: { type: "integer", format: "int32", minimum: 1 },
  },
  locationId: {
    name: "id",
    in: "path",
    required: true,
    description: "§2.2 Id of the location.",
    example: EXAMPLES.location.id,
    schema: { type: "integer", format: "int32", minimum: 1 },
  },
  writeKey: {
    name: "key",
    in: "path",
    required: true,
    description: "The Idempotency-Key of a write, percent-encoded.",
    example: "2f1c9b7e",
    schema: { type: "string" },
  },
  settingName: {
    name: "name",
    in: "path",
    required: true,
    description: "Name of the setting.",
    example: "views",
    schema: { type: "string", pattern: "^[a-z][a-z0-9-]{0,63}$" },
  },
  ifMatch: header(
    "If-Match",
    "The ETag that the client last saw: the request is refused when what it names has changed since.",
    EXAMPLES.etag,
  ),
  ifNoneMatch: header(
    "If-None-Match",
    "With *, the request is refused when there is a setting of the name already.",
    "*",
  ),
  idempotencyKey: header(
    "Idempotency-Key",
    `The same key and request within ${LIMITS.idempotencyHours} hours are answered as the first time, with ` +
      "the version that it made, whatever has happened since.",
    "2f1c9b7e",
  ),
  changeSetId: header(
    CHANGE_SET_ID_HEADER,
    `The change set that the write belongs to: 1 to ${LIMITS.changeSetId} visible ASCII characters of the client's own.`,
    "8f65c2d1",
  ),
  changeSetText: header(
    CHANGE_SET_TEXT_HEADER,
    `What the change set does, in a person's words: at most ${LIMITS.changeSetText} characters, percent-encoded. The first write of a change set decides.`,
    encodeURIComponent("Pay +3 %"),
  ),
  changeSource: header(
    SOURCE_HEADER,
    "Through what the job is written; without it changeSet where there is one, else api.",
    "form",
    { enum: clientSource.options },
  ),
  changeUndoes: header(
    UNDOES_HEADER,
    "Of a write that takes another one back: the ETag of the version that it takes back, which Activity then shows.",
    EXAMPLES.etag,
  ),
  methodOverride: METHOD_OVERRIDE,
  methodOverrideRequired: { ...METHOD_OVERRIDE, required: true },
};

/** References to reusable parameters. */
export const refer = (...names: (keyof typeof parameters)[]) =>
  names.map((name) => component("parameters", name));

/** The headers that every write of jobs takes. */
export const WRITE = [
  "idempotencyKey",
  "changeSetId",
  "changeSetText",
  "changeSource",
  "changeUndoes",
] as const;
