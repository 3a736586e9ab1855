import type { IncomingMessage } from "node:http";
import { ServiceError } from "./errors.ts";

/**
 * Reads a body into memory. `check` is called with its length as Content-Length promises it, and with
 * what has arrived whenever that grows: what it throws ends the reading. The bytes are copied: a body
 * that comes in chunks of one byte would otherwise hold a hundred bytes for each.
 */
export async function readBody(
  request: IncomingMessage,
  check: (bytes: number) => void,
): Promise<Buffer> {
  check(Number(request.headers["content-length"] ?? 0));
  return new Promise((resolve, reject) => {
    let body = Buffer.alloc(0);
    let length = 0;

    const stop = () => {
      request.off("data", onData).off("end", onEnd).off("error", onError);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    // The client is gone, and with it the answer's reader.
    const onError = () => fail(new ServiceError("invalid_request", "The body ended early."));
    const onEnd = () => {
      stop();
      resolve(body.subarray(0, length));
    };
    const onData = (chunk: Buffer) => {
      try {
        check(length + chunk.length);
      } catch (error) {
        return fail(error as Error);
      }
      if (length + chunk.length > body.length) {
        const grown = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
        body.copy(grown, 0, 0, length);
        body = grown;
      }
      chunk.copy(body, length);
      length += chunk.length;
    };

    request.on("data", onData).on("end", onEnd).on("error", onError);
  });
}
