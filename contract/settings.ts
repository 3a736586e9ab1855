import * as z from "zod/mini";
import { issueText } from "./field-errors.ts";

/** The name of a setting in /settings/{name}, an extension of the interface. */
export const settingName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, issueText({ key: "settingNameInvalid" })));

/** What a setting holds: a JSON object or array of the client's own. */
export const settingDocument = z.union(
  [z.record(z.string(), z.unknown()), z.array(z.unknown())],
  issueText({ key: "settingNotADocument" }),
);
