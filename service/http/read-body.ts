import type { IncomingMessage } from "node:http";
import { ServiceError } from "./errors.ts";

/** Pieces of a body that may be of any size, and the bytes that more of them hold on average. */
const [FEW_PIECES, MIN_AVERAGE] = [512, 64];

/**
 * Reads a body into memory. `check` is called with its length as Content-Length promises it, and with
 * what has arrived whenever that grows (`arrived`): what it throws ends the reading. The bytes are copied: a body
 * that comes in chunks of one byte would otherwise hold a hundred bytes for each.
 * @throws 413 for a body in many tiny chunks: to parse one takes microseconds
 */
export async function readBody(
  request: IncomingMessage,
  check: (bytes: number, arrived: number) => void,
): Promise<Buffer> {
  check(Number(request.headers["content-length"] ?? 0), 0);
  return new Promise((resolve, reject) => {
    let body = Buffer.alloc(0);
    let length = 0;
    let pieces = 0;

    const stop = () => {
      request.off("data", onData).off("end", onEnd).off("error", onError);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    // The client is gone, and with it the answer's reader.
    const onError = () => fail(new ServiceError("invalid_request", { key: "bodyEndedEarly" }));
    const onEnd = () => {
      stop();
      resolve(body.subarray(0, length));
    };
    const onData = (chunk: Buffer) => {
      try {
        check(length + chunk.length, length + chunk.length);
      } catch (error) {
        return fail(error as Error);
      }
      pieces += 1;
      if (pieces > FEW_PIECES && length < MIN_AVERAGE * pieces) {
        const said = { key: "bodyInPieces", pieces: FEW_PIECES, bytes: MIN_AVERAGE } as const;
        return fail(new ServiceError("too_large", said));
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
