import { maxHeaderSize } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { ERROR_STATUS } from "#contract/errors.ts";
import { HEADERS_TIMEOUT, REQUEST_TIMEOUT } from "./connections.ts";
import { ServiceError } from "./errors.ts";
import { logByMinute } from "./minute-log.ts";
import { refuse } from "./refuse.ts";

const REFUSALS: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: ERROR_STATUS.request_timeout,
    message:
      `The request took too long to arrive: its head may take ${HEADERS_TIMEOUT / 1000} seconds, ` +
      `the whole ${REQUEST_TIMEOUT / 1000}.`,
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The headers are larger than ${maxHeaderSize / 1024} KiB, which is the limit.`,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: ERROR_STATUS.too_large,
    message: "The chunk extensions are larger than 16 KiB, which is the limit.",
  },
};

const MALFORMED = {
  status: ERROR_STATUS.invalid_request,
  message: "This is no valid HTTP request.",
};

/**
 * Answers what is no request (yet), for which there is no reply, and closes. It is counted as a request
 * of its address (`count` throws 429), and logged once a minute. Neither the error nor what was sent is logged:
 * that may hold a key.
 * @returns counts and logs one that has a reply
 */
export function refuseMalformed(
  app: FastifyInstance,
  count: (address: string) => Promise<void>,
): (address: string) => Promise<void> {
  const log = logByMinute(app.log, "malformed or unfinished requests in one minute");
  const countLogged = async (address: string) => {
    log(address);
    await count(address);
  };

  async function refuseCounted(code: string, socket: Socket) {
    const { status, message } = REFUSALS[code] ?? MALFORMED;
    const { remoteAddress = "", bytesRead } = socket;
    // A connection that was opened ahead sends nothing.
    if (bytesRead === 0) return refuse(socket, status, message);
    try {
      await countLogged(remoteAddress);
      refuse(socket, status, message);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      refuse(socket, ERROR_STATUS[error.code], error.message);
    }
  }

  app.server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Socket) => {
    // Else it is gone.
    if (socket.writable) void refuseCounted(code, socket);
  });
  return countLogged;
}
