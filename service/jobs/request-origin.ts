import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { brokenRules } from "#contract/field-errors.ts";
import {
  CHANGE_SET_ID_HEADER,
  CHANGE_SET_TEXT_HEADER,
  SOURCE_HEADER,
  UNDOES_HEADER,
} from "#contract/extensions.ts";
import { changeSetId, changeSetText, clientSource, undoneVersion } from "#contract/history.ts";
import { LIMITS } from "#contract/limits.ts";
import { singleLine } from "#contract/text.ts";
import type { WriteOrigin } from "../db/write-origin.ts";
import { employerOf } from "../employers/authenticate.ts";
import { ServiceError } from "../http/errors.ts";
import { jobVersionOf } from "./etag.ts";

/**
 * What the headers of a write say of it, for its version. A write whose origin would be lost is not carried out.
 * @throws 400 for a header that breaks a rule, and for a text without an id
 */
export function requestOrigin(request: FastifyRequest): WriteOrigin {
  const read = <T extends z.core.$ZodType>(name: string, schema: T) => {
    const sent = request.headers[name.toLowerCase()];
    if (sent === undefined) return undefined;
    const { data, error } = z.safeParse(schema, sent, { reportInput: true });
    if (!error) return data;
    throw new ServiceError(
      "invalid_request",
      brokenRules(error)[0]?.message ?? { key: "badRequest" },
    );
  };
  const id = read(CHANGE_SET_ID_HEADER, changeSetId);
  const text = read(CHANGE_SET_TEXT_HEADER, changeSetText);
  if (text !== undefined && id === undefined)
    throw new ServiceError("invalid_request", {
      key: "changeSetIdInvalid",
      max: LIMITS.changeSetId,
    });
  const through = read(SOURCE_HEADER, clientSource) ?? (id === undefined ? "api" : "changeSet");
  const undone = read(UNDOES_HEADER, undoneVersion);
  return {
    by: employerOf(request).keyName,
    through,
    changeSet:
      id === undefined ? null : { id, text: singleLine(decodeURIComponent(text ?? "")).trim() },
    undoes: undone === undefined ? undefined : jobVersionOf(request, undone),
  };
}
