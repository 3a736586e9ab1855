/** What the service can answer instead of success, and the HTTP status of each (§7 leaves them open). */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  version_changed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The rule that a field breaks. A program decides by the code, a person reads the message. */
export const FIELD_ERROR_CODES = [
  "required",
  "invalid_type",
  "invalid_format",
  "invalid_text",
  "not_allowed",
  "out_of_range",
  "too_long",
  "too_few",
  "too_many",
  "taken",
  "not_found",
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
