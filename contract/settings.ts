import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";
import type { Problem } from "./problem.ts";

/** The name of a setting in /settings/{name}, an extension of the interface. */
export const settingName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, issueText({ key: "settingNameInvalid" })));

/** What a setting holds: a JSON object or array of the client's own. */
export const settingDocument = z.union(
  [z.record(z.string(), z.unknown()), z.array(z.unknown())],
  issueText({ key: "settingNotADocument" }),
);

/**
 * Whether a 404 of /settings/{name} means that the employer has no such setting. A service without the
 * extension answers 404 for any unknown path and names no field.
 */
export const isSettingMissing = ({ errors }: Pick<Problem, "errors">): boolean =>
  errors.some(({ field, code }) => field === "name" && code === "not_found");
