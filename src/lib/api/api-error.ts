import { FIELD_ERROR_CODES } from "#contract/errors.ts";
import type { FieldError } from "#contract/problem.ts";
import { asRecord } from "../values/as-record.ts";

interface ApiErrorParts {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** The service's own sentence, where it sends one that a person can read. */
  message?: string;
  /** What failed, where there is no such sentence; `messageOf` in `src/i18n/` has the words. */
  reason?: ApiErrorReason;
  /** What the service says of single properties; empty when none is to blame. */
  fieldErrors?: readonly FieldError[];
  /** Seconds that the service asks to wait; `Infinity` after a timeout, which took long enough. */
  retryAfter?: number | undefined;
  /** Names the request in the service's log. */
  requestId?: string | undefined;
}

export type ApiErrorReason =
  | "status"
  | "network"
  | "timeout"
  | "empty"
  | "webPage"
  | "unreadable"
  | "otherEmployer";

/** Why a request failed, in one form, whatever the service sent. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly reason: ApiErrorReason;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(parts: ApiErrorParts) {
    const { status, message = "", reason = "status", fieldErrors = [] } = parts;
    super(message);
    this.status = status;
    this.reason = reason;
    this.fieldErrors = fieldErrors;
    this.retryAfter = parts.retryAfter;
    this.requestId = parts.requestId;
  }
}

/** Whether a request failed with one of these statuses; 0: there was no answer. */
export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Whether the service refused with one of these statuses, and not a proxy or web filter before it. */
export const hasServiceStatus = (error: unknown, ...statuses: number[]): boolean =>
  hasStatus(error, ...statuses) && (error as ApiError).reason !== "webPage";

/** Reads one of the `errors` of a body; none where it has no field or no message. */
function fieldErrorsIn(value: unknown): FieldError[] {
  const { field, message, code, line, column } = asRecord(value);
  if (typeof field !== "string" || typeof message !== "string") return [];
  return [
    {
      field,
      message,
      // Another service may have codes of its own.
      code: FIELD_ERROR_CODES.find((known) => known === code) ?? "invalid_format",
      ...(typeof line === "number" && { line }),
      ...(typeof column === "number" && { column }),
    },
  ];
}

/** A sentence longer than this is a stack trace or a page, not a message. */
const LONGEST_MESSAGE = 500;

/** The error that an answer other than success stands for; `body` is its text. */
export function errorFromResponse(response: Response, body: string): ApiError {
  const content = parseRecord(body);
  const said = content["message"] ?? content["Message"];
  const sentence = typeof said === "string" ? said.trim() : "";
  const listed: unknown[] = Array.isArray(content["errors"]) ? content["errors"] : [];
  return new ApiError({
    status: response.status,
    message: sentence.length <= LONGEST_MESSAGE ? sentence : "",
    reason: isWebPage(body) ? "webPage" : "status",
    fieldErrors: listed.flatMap(fieldErrorsIn),
    retryAfter: readRetryAfter(response.headers.get("Retry-After")),
    requestId: response.headers.get("X-Request-Id") ?? undefined,
  });
}

/** Whether something other than the service answered: a proxy, a web filter, a network's sign-in. */
export const isWebPage = (body: string): boolean => /^\s*</.test(body);

function parseRecord(body: string): ReturnType<typeof asRecord> {
  try {
    return asRecord(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Seconds, from either form that HTTP has: a number of seconds, or a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
