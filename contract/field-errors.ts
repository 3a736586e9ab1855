import type * as z from "zod/mini";
import type { FieldErrorCode } from "./errors.ts";
import type { FieldError } from "./problem.ts";

/** `["locations", 0, "description"]` as a person writes it: `locations[0].description`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text === "" ? String(key) : `${text}.${String(key)}`;
  }, "");
}

/** Our code for what zod found. Rules that zod does not know carry theirs in `params.code`. */
function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "invalid_type";
    case "too_big":
    case "too_small":
      return "out_of_range";
    case "invalid_value":
      return issue.input === undefined ? "required" : "not_allowed";
    case "custom":
      return (issue.params?.["code"] as FieldErrorCode | undefined) ?? "invalid_format";
    default:
      return "invalid_format";
  }
}

/**
 * Every rule that a value broke, in the order of its fields. Parse with `reportInput: true`: without
 * the input, a missing value cannot be distinguished from one of the wrong type.
 */
export function toFieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    field: fieldPath(issue.path),
    code: codeOf(issue),
    message: issue.message,
    ...(issue.code === "custom" && typeof issue.params?.["line"] === "number"
      ? { line: issue.params["line"], column: issue.params["column"] as number }
      : {}),
  }));
}
