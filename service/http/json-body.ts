import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { parse } from "secure-json-parse";
import { ServiceError } from "./errors.ts";
import { checkJsonSize } from "./json-size.ts";
import { readBody } from "./read-body.ts";

const JSON_TYPE = "application/json";

export interface BodyLimits {
  /** Bytes of one body. */
  bodyLimit: number;
  /** Counts bytes of a body that are about to be read. @throws 429 */
  countBytes: (request: FastifyRequest, bytes: number) => void;
}

/**
 * Reads bodies whose Content-Type starts with `application/json` (§1.1). An empty one is no body,
 * whatever its type: many clients send the header with every DELETE, and `curl -d ''` says that it is a
 * form. `__proto__` and `constructor` are unknown properties like others, and dropped.
 */
export function acceptJson(app: FastifyInstance, { bodyLimit, countBytes }: BodyLimits): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, async (request: FastifyRequest) => {
    let counted = 0;
    const body = await readBody(request.raw, (bytes) => {
      if (bytes > bodyLimit)
        throw new ServiceError("too_large", `The body is larger than ${sizeOf(bodyLimit)}.`);
      if (bytes > counted) countBytes(request, bytes - counted);
      counted = Math.max(counted, bytes);
    });
    return body.length === 0 ? undefined : parseJson(body);
  });
  app.addContentTypeParser("*", async (request: FastifyRequest) => {
    await readBody(request.raw, (bytes) => {
      if (bytes === 0) return;
      throw new ServiceError(
        "unsupported_media_type",
        "The body must be JSON: send Content-Type: application/json.",
      );
    });
  });
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    const type = headers["content-type"] ?? "";
    // Whatever follows: Fastify would refuse what is no media type.
    if (type.toLowerCase().startsWith(JSON_TYPE)) headers["content-type"] = JSON_TYPE;
    else delete headers["content-type"];
  });
}

/** Some write a byte order mark first, which is none of the text. */
const BYTE_ORDER_MARK = /^\ufeff/;

function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new ServiceError("invalid_request", "The body is not valid UTF-8.");
  checkJsonSize(body);
  const text = body.toString("utf8").replace(BYTE_ORDER_MARK, "");
  try {
    return parse(text, { protoAction: "remove", constructorAction: "remove" });
  } catch (error) {
    const flaw = flawOf(error as SyntaxError, text);
    throw new ServiceError("invalid_request", `The body is not valid JSON: ${flaw}`);
  }
}

/** What is wrong with a text that is no JSON, and where, which newer engines say by themselves. */
function flawOf({ message }: SyntaxError, text: string): string {
  const position = /at position (\d+)$/.exec(message)?.[1];
  if (position === undefined) return `${message}.`;
  const before = text.slice(0, Number(position));
  const line = before.match(/\n/g)?.length ?? 0;
  return `${message} (line ${line + 1}, column ${before.length - before.lastIndexOf("\n")}).`;
}

const MIB = 1024 * 1024;

const sizeOf = (bytes: number) => (bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes} bytes`);
