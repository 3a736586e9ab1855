import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { ERROR_STATUS } from "#contract/errors.ts";
import { ServiceError } from "./errors.ts";
import { isHost } from "./links.ts";
import { refuse } from "./refuse.ts";

/** Milliseconds that a client may take to send a request, to its last byte. */
export const REQUEST_TIMEOUT = 60_000;

/** Milliseconds of these for its head. */
export const HEADERS_TIMEOUT = 10_000;

/** Milliseconds that what is under way may take while the service stops: Docker kills after ten seconds. */
export const CLOSE_TIMEOUT = 8000;

/** Milliseconds in which a request arrives, were it on its way. */
const ON_ITS_WAY = 1000;

/** How long and how badly a client may talk before it is cut off. */
export function connectionOptions(requestTimeout = REQUEST_TIMEOUT): FastifyHttpOptions<Server> {
  const headersTimeout = Math.min(HEADERS_TIMEOUT, requestTimeout);
  return {
    requestTimeout,
    // A client that neither sends nor takes anything.
    connectionTimeout: 2 * requestTimeout,
    http: {
      headersTimeout,
      connectionsCheckingInterval: headersTimeout / 10,
      // Node would respond without a body; `checkHead` sends the reason.
      requireHostHeader: false,
    },
    // `refuseMalformed` does, once limits are there to count by.
    clientErrorHandler() {},
    // A request on an open connection while the service stops gets a response that closes it: a
    // balancer cannot send every request again.
    return503OnClosing: false,
  };
}

/**
 * Refuses what Node would refuse without a word, and a `Host` that no link can hold, or more than one; these are
 * counted as malformed (`count` throws 429).
 */
export function checkHead(app: FastifyInstance, count: (address: string) => Promise<void>): void {
  app.server.on("checkExpectation", (request, response) =>
    app.server.emit("request", request, response),
  );
  app.server.on("connect", (_request, socket) =>
    refuse(socket, ERROR_STATUS.method_not_allowed, "CONNECT is not offered here."),
  );
  app.addHook("onRequest", async ({ raw, ip }, reply) => {
    const { host } = raw.headers;
    // Of several, `headers` has the first.
    const isRepeated = raw.rawHeaders.filter(isHostName).length > 1;
    const isValid = host === undefined ? raw.httpVersion === "1.0" : host === "" || isHost(host);
    if (isValid && !isRepeated) return;
    reply.header("connection", "close");
    await count(ip);
    const key = host === undefined ? "hostMissing" : isRepeated ? "hostRepeated" : "hostInvalid";
    throw new ServiceError("invalid_request", { key });
  });
}

/** Whether this one of the names and values in turn is the name of a `Host`. */
const isHostName = (text: string, index: number) =>
  index % 2 === 0 && text.toLowerCase() === "host";

/**
 * Lets a service that stops answer what is on its way, and cuts what would keep it: Node checks no
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
