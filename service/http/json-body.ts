import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "./errors.ts";

const JSON_TYPE = "application/json";

/**
 * Reads bodies whose Content-Type starts with `application/json` (§1.1). An empty one is no body,
 * whatever its type: many clients send the header with every DELETE, and `curl -d ''` says that it is a
 * form. `__proto__` and `constructor` are unknown properties like others, and dropped.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) {
      return done(new ServiceError("invalid_request", "The body is not valid UTF-8."));
    }
    // Some write a byte order mark first, which is none of the text.
    const text = body.toString("utf8").replace(/^\ufeff/, "");
    return parseText(request, text, (error, value: unknown) => {
      if (error)
        done(new ServiceError("invalid_request", `The body is not valid JSON: ${flawOf(text)}`));
      else done(null, value);
    });
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, ({ is404 }, body: Buffer, done) => {
    if (body.length === 0 || is404) return done(null, undefined);
    return done(
      new ServiceError(
        "unsupported_media_type",
        "The body must be JSON: send Content-Type: application/json.",
      ),
    );
  });
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    const type = headers["content-type"] ?? "";
    // Whatever follows: Fastify would refuse what is no media type.
    if (type.toLowerCase().startsWith(JSON_TYPE)) headers["content-type"] = JSON_TYPE;
    else delete headers["content-type"];
  });
}

/** What is wrong with a text that is no JSON, and where, which newer engines say by themselves. */
function flawOf(text: string): string {
  try {
    return JSON.parse(text) as never;
  } catch (error) {
    const message = (error as Error).message;
    const position = /at position (\d+)$/.exec(message)?.[1];
    if (position === undefined) return `${message}.`;
    const lines = text.slice(0, Number(position)).split("\n");
    return `${message} (line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}).`;
  }
}
