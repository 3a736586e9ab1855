import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Problem } from "#contract/problem.ts";
import { PROTECTION } from "./security-headers.ts";

/** Milliseconds in which a client that is cut off can read why. */
const LINGER = 1000;

/** Writes a response to a connection without a request to reply to (yet), in English, and closes it. */
export function refuse(
  socket: Duplex,
  status: number,
  message: string,
  linger: number = LINGER,
): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ message, errors: [] } satisfies Problem);
  const headers = {
    ...PROTECTION,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "content-language": "en",
    "cache-control": "no-store",
    connection: "close",
    ...(status === 429 || status === 503 ? { "retry-after": 10 } : {}),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
  // Closed before the client has read it, the answer might be lost.
  setTimeout(() => socket.destroy(), linger).unref();
}
