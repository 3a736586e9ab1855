import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ERROR_STATUS, type ErrorCode } from "#contract/errors.ts";
import { type BrokenRule, toFieldErrors } from "#contract/field-errors.ts";
import { LIMITS } from "#contract/limits.ts";
import { en } from "#contract/messages/en.ts";
import { type Message, sentence } from "#contract/messages/message.ts";
import type { Problem } from "#contract/problem.ts";
import {
  DatabaseUnavailableError,
  DiskFullError,
  isDatabaseOutage,
  StatementTimeoutError,
  TransactionConflictError,
} from "../db/errors.ts";
import { withoutKeys } from "./without-keys.ts";
import { languageOf } from "./language.ts";

/** An answer other than success. Handlers throw it; `sendError` alone turns it into a response. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly fields: BrokenRule[];
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    said: Message,
    { fields = [], headers = {} }: { fields?: BrokenRule[]; headers?: Record<string, string> } = {},
  ) {
    // For the log.
    super(sentence(said, en));
    this.code = code;
    this.said = said;
    this.fields = fields;
    this.headers = headers;
  }
}

/**
 * The body or query breaks rules; all of them are named (§7.1). For a body that is no object, no field is
 * to blame.
 */
export function invalidRequest(rules: BrokenRule[]): ServiceError {
  return new ServiceError("invalid_request", rules[0]?.message ?? { key: "badRequest" }, {
    fields: rules.filter(({ field }) => field !== ""),
  });
}

const unavailable = (said: Message, seconds: number) =>
  new ServiceError("unavailable", said, { headers: { "retry-after": String(seconds) } });

function serviceError(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  if (error instanceof DiskFullError)
    return unavailable({ key: "diskFull", unchanged: error.unchanged }, 30);
  if (error instanceof StatementTimeoutError) return unavailable({ key: "databaseTooSlow" }, 5);
  if (error instanceof DatabaseUnavailableError)
    return unavailable({ key: "databaseUnavailable" }, 5);
  if (error instanceof TransactionConflictError) return unavailable({ key: "changedInBetween" }, 1);
  // Fastify's own refusals, in our words.
  const { code, statusCode } = error as FastifyError;
  if (code === "FST_ERR_BAD_URL") return new ServiceError("invalid_request", { key: "badUrl" });
  if (statusCode === undefined || statusCode >= 500) return undefined;
  return new ServiceError("invalid_request", { key: "badRequest" });
}

/** The one place where an error becomes a response; unknown errors are logged and not disclosed. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = serviceError(error);
  // An outage is logged once, by the database.
  const level = isDatabaseOutage(error) ? "debug" : "error";
  if (!known || known.code === "unavailable") request.log[level]({ err: error }, "request failed");
  const { code, said, fields, headers } =
    known ?? new ServiceError("internal", { key: "internal", requestId: request.id });
  const { language, messages } = languageOf(request);
  const all: Message[] =
    fields.length > 1 ? [said, { key: "more", count: fields.length - 1 }] : [said];
  // Some sentences quote what was sent: a key that was put into the address or the body stays unsaid.
  const problem: Problem = {
    message: withoutKeys(all.map((each) => sentence(each, messages)).join(" ")),
    errors: toFieldErrors(fields, messages).map((field) => ({
      ...field,
      message: withoutKeys(field.message),
    })),
  };
  const vary = reply.getHeader("vary");
  reply.code(ERROR_STATUS[code]).headers({
    "cache-control": "no-store",
    "content-language": language,
    vary: vary === undefined ? "Accept-Language" : `${String(vary)}, Accept-Language`,
    ...headers,
  });
  if (request.raw.complete) return void reply.send(problem);
  // Fastify would close the connection over it, also where the client goes on.
  const closes = /\bclose\b/i.test(request.headers.connection ?? "");
  if (code === "too_large" && !closes) reply.removeHeader("connection");
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
