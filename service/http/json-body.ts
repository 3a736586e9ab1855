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
  const arriving = limitArriving(bodyLimit);
  app.addContentTypeParser(JSON_TYPE, async (request: FastifyRequest) => {
    let counted = 0;
    const body = await arriving(request, (hold) =>
      readBody(request.raw, (bytes, arrived) => {
        if (bytes > 0) refuseEncoded(request);
        if (bytes > bodyLimit)
          throw new ServiceError("too_large", { key: "bodyTooLarge", max: bodyLimit });
        if (bytes > counted) countBytes(request, bytes - counted);
        counted = Math.max(counted, bytes);
        hold(arrived);
      }),
    );
    return body.length === 0 ? undefined : parseJson(body);
  });
  app.addContentTypeParser("*", async (request: FastifyRequest) => {
    await readBody(request.raw, (bytes) => {
      if (bytes === 0) return;
      throw new ServiceError("unsupported_media_type", { key: "bodyNotJsonType" });
    });
  });
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    const type = headers["content-type"] ?? "";
    // Whatever follows: Fastify would refuse what is no media type.
    if (type.toLowerCase().startsWith(JSON_TYPE)) headers["content-type"] = JSON_TYPE;
    else delete headers["content-type"];
  });
}

/** Bodies of the largest size that may be arriving at once, of one key and of all. */
const [MOST_OF_KEY, MOST_OF_ALL] = [16, 64];

/**
 * Bounds the bytes that are kept of bodies which have not arrived whole: a client may take a minute for one.
 * `hold` is called with what has arrived of a body.
 */
function limitArriving(bodyLimit: number) {
  const ofKey = new Map<number | undefined, number>();
  let ofAll = 0;

  return async <T>(
    { employer }: FastifyRequest,
    read: (hold: (bytes: number) => void) => Promise<T>,
  ): Promise<T> => {
    const key = employer?.keyId;
    let held = 0;
    const add = (bytes: number) => {
      held += bytes;
      ofAll += bytes;
      const sum = (ofKey.get(key) ?? 0) + bytes;
      if (sum > 0) ofKey.set(key, sum);
      else ofKey.delete(key);
    };
    try {
      return await read((bytes) => {
        add(bytes - held);
        const headers = { "retry-after": "1" };
        if ((ofKey.get(key) ?? 0) > MOST_OF_KEY * bodyLimit) {
          const said = { key: "keyBodiesArriving", max: MOST_OF_KEY * bodyLimit } as const;
          throw new ServiceError("too_many_requests", said, { headers });
        }
        if (ofAll > MOST_OF_ALL * bodyLimit) {
          const said = { key: "bodiesArriving", max: MOST_OF_ALL * bodyLimit } as const;
          throw new ServiceError("unavailable", said, { headers });
        }
      });
    } finally {
      add(-held);
    }
  };
}

/** Some write a byte order mark first, which is none of the text. */
const BYTE_ORDER_MARK = /^\ufeff/;

function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new ServiceError("invalid_request", { key: "bodyNotUtf8" });
  checkJsonSize(body);
  const text = body.toString("utf8").replace(BYTE_ORDER_MARK, "");
  try {
    return parse(text, { protoAction: "remove", constructorAction: "remove" });
  } catch (error) {
    const { message: flaw } = error as SyntaxError;
    const said = { key: "bodyNotJson", flaw, ...placeOf(flaw, text) } as const;
    throw new ServiceError("invalid_request", said);
  }
}

/** Where a text is no JSON, which newer engines say by themselves. */
function placeOf(flaw: string, text: string): { line?: number; column?: number } {
  const position = /at position (\d+)$/.exec(flaw)?.[1];
  if (position === undefined) return {};
  const before = text.slice(0, Number(position));
  const line = (before.match(/\n/g)?.length ?? 0) + 1;
  return { line, column: before.length - before.lastIndexOf("\n") };
}

/** @throws 415 for a compressed body, and names the encoding: read as JSON it would only be malformed */
function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.trim().toLowerCase() === "identity") return;
  throw new ServiceError(
    "unsupported_media_type",
    { key: "bodyEncoded", encoding },
    { headers: { "accept-encoding": "identity" } },
  );
}
