import { STATUS_CODES, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { ERROR_STATUS } from "#contract/errors.ts";
import type { Problem } from "#contract/problem.ts";
import { ServiceError } from "./errors.ts";
import { PROTECTION } from "./security-headers.ts";

/** Milliseconds that a client may take to send a request, to its last byte. */
const REQUEST_TIMEOUT = 60_000;

/** Connections at once; more are closed unanswered. */
const MAX_CONNECTIONS = 5000;

/** Milliseconds in which a client that is cut off can read why. */
const LINGER = 1000;

/** Milliseconds that what is under way may take while the service stops: Docker kills after ten seconds. */
export const CLOSE_TIMEOUT = 8000;

/** Milliseconds in which a request arrives, were it on its way. */
const ON_ITS_WAY = 1000;

/** How long and how badly a client may talk before it is cut off. */
export function connectionOptions(requestTimeout = REQUEST_TIMEOUT): FastifyHttpOptions<Server> {
  return {
    requestTimeout,
    // A client that neither sends nor takes anything.
    connectionTimeout: 2 * requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 10,
      // Node would answer without a body; `limitConnections` says what is wrong.
      requireHostHeader: false,
    },
    clientErrorHandler: refuseClient,
    // Who asks on an open connection while the service stops is answered, and told that it closes: a
    // balancer cannot send every request again.
    return503OnClosing: false,
  };
}

/** What only a server can limit, and Node would refuse without a word. */
export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  app.server.on("checkExpectation", (request, response) =>
    app.server.emit("request", request, response),
  );
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (raw.headers.host !== undefined || raw.httpVersion === "1.0") return;
    reply.header("connection", "close");
    throw new ServiceError("invalid_request", "The header Host is missing.");
  });
}

/**
 * Lets a service that stops answer what is on its way, and cuts what would keep it: Node judges no
 * request's slowness any more by then.
 */
export function limitClosing(app: FastifyInstance, closeTimeout = CLOSE_TIMEOUT): void {
  const { server } = app;
  // Node would close connections without a request at once, and what a balancer is just sending on
  // one of them would be lost.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    setTimeout(() => {
      closeIdle();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, ON_ITS_WAY).unref();
    setTimeout(() => server.closeAllConnections(), closeTimeout).unref();
  });
}

const REFUSALS: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: ERROR_STATUS.request_timeout,
    message: "The request took too long to arrive.",
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers are too large." },
};

const MALFORMED = {
  status: ERROR_STATUS.invalid_request,
  message: "This is no valid HTTP request.",
};

/** Answers what is no request (yet), for which there is no reply, and closes. */
function refuseClient(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  const { code = "" } = error;
  // Not the error itself: it carries the packet, and that the key.
  this.log.debug({ code }, "a client was cut off");
  if (!socket.writable) return;
  const { status, message } = REFUSALS[code] ?? MALFORMED;
  const body = JSON.stringify({ message, errors: [] } satisfies Problem);
  const headers = {
    ...PROTECTION,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`;
  socket.end(answer);
  // Closed before the client has read it, the answer might be lost.
  setTimeout(() => socket.destroy(), LINGER).unref();
}
