import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ERROR_STATUS, type ErrorCode } from "#contract/errors.ts";
import type { FieldError, Problem } from "#contract/problem.ts";
import { LIMITS } from "#contract/limits.ts";
import {
  DatabaseUnavailableError,
  DiskFullError,
  StatementTimeoutError,
  TransactionConflictError,
} from "../db/errors.ts";
import { withoutKeys } from "../employers/api-key.ts";

/** An answer other than success. Handlers throw it; `sendError` alone turns it into a response. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    { fields = [], headers = {} }: { fields?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/**
 * The body or query breaks rules; all of them are named (§7.1). For a body that is no object, no field is
 * to blame.
 */
export function invalidRequest(fields: FieldError[]): ServiceError {
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : "";
  return new ServiceError(
    "invalid_request",
    `${first?.message ?? "The request is not valid."}${more}`,
    { fields: fields.filter(({ field }) => field !== "") },
  );
}

// Fastify's own refusals, in our words.
const FRAMEWORK_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_BAD_URL: { code: "invalid_request", message: "The path is not a valid URL." },
};

function serviceError(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  if (error instanceof DiskFullError) {
    const kept = error.unchanged
      ? "Nothing was changed."
      : "Whether this was kept shows when there is room again.";
    return new ServiceError("unavailable", `The disk of the service is full. ${kept}`, {
      headers: { "retry-after": "30" },
    });
  }
  if (error instanceof StatementTimeoutError) {
    return new ServiceError(
      "unavailable",
      "The database took too long over this. Try again shortly, or search for another term.",
      { headers: { "retry-after": "5" } },
    );
  }
  if (error instanceof DatabaseUnavailableError) {
    return new ServiceError("unavailable", "The database is not available. Try again shortly.", {
      headers: { "retry-after": "5" },
    });
  }
  if (error instanceof TransactionConflictError) {
    return new ServiceError("unavailable", "Another change came in between. Try again.", {
      headers: { "retry-after": "1" },
    });
  }
  const { code, statusCode } = error as FastifyError;
  const known = FRAMEWORK_ERRORS[code];
  if (known) return new ServiceError(known.code, known.message);
  if (statusCode !== undefined && statusCode < 500) {
    return new ServiceError("invalid_request", (error as Error).message);
  }
  return undefined;
}

/** The one place where an error becomes a response; unknown errors are logged and not disclosed. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = serviceError(error);
  if (!known || known.code === "unavailable") request.log.error({ err: error }, "request failed");
  const { code, message, fields, headers } =
    known ??
    new ServiceError(
      "internal",
      `Something went wrong on our side. If it happens again, report request ${request.id}.`,
    );
  // Some sentences quote what was sent: a key that was put into the address or the body stays unsaid.
  const problem: Problem = {
    message: withoutKeys(message),
    errors: fields.map((field) => ({ ...field, message: withoutKeys(field.message) })),
  };
  reply.code(ERROR_STATUS[code]).headers({ "cache-control": "no-store", ...headers });
  if (request.raw.complete) return void reply.send(problem);
  // Fastify would close the connection over it.
  if (code === "too_large") reply.removeHeader("connection");
  const text = JSON.stringify(problem);
  reply
    .type("application/json; charset=utf-8")
    .header("content-length", Buffer.byteLength(text))
    .send(Readable.from(whileReading(text, request.raw)));
}

/** Bytes that a client may send on after it was refused; they are dropped as they arrive. */
const MAX_REST = 32 * LIMITS.bodyBytes;

/** What a piece of it counts at least: to parse one takes longer than its bytes. */
const MIN_PIECE = 4_096;

/**
 * Says `text` at once and ends with the request: closed over what still comes, a connection loses the
 * answer. Who sends without end is cut off, by the bytes or by the time that any request has.
 */
async function* whileReading(text: string, request: IncomingMessage): AsyncGenerator<string> {
  yield text;
  let rest = MAX_REST;
  request.on("data", ({ length }: Buffer) => {
    rest -= Math.max(length, MIN_PIECE);
    if (rest < 0) request.destroy();
  });
  // No caller waits for the outcome.
  await finished(request).catch(() => undefined);
}
