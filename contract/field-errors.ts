import type * as z from "zod/mini";
import type { FieldErrorCode } from "./errors.ts";
import type { Messages } from "./messages/en.ts";
import { type Message, sentence } from "./messages/message.ts";
import type { FieldError } from "./problem.ts";

/** A rule that a field breaks, in no language yet. */
export interface BrokenRule extends Omit<FieldError, "message"> {
  message: Message;
}

/** The message of a rule, as zod carries it: text is all that a zod error can hold. */
export const issueText = (message: Message): string => JSON.stringify(message);

function messageOf({ message }: z.core.$ZodIssue): Message {
  return message.startsWith("{") ? (JSON.parse(message) as Message) : { key: "invalidValue" };
}

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
export function brokenRules(error: z.core.$ZodError): BrokenRule[] {
  return error.issues.map((issue) => ({
    field: fieldPath(issue.path),
    code: codeOf(issue),
    message: messageOf(issue),
    ...(issue.code === "custom" && typeof issue.params?.["line"] === "number"
      ? { line: issue.params["line"], column: issue.params["column"] as number }
      : {}),
  }));
}

/** The broken rules in the words of a language. */
export const toFieldErrors = (rules: readonly BrokenRule[], messages: Messages): FieldError[] =>
  rules.map((rule) => ({ ...rule, message: sentence(rule.message, messages) }));
