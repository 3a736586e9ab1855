import type { RequestListener, Server } from "node:http";
import { isIPv6, type Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { refuse } from "./refuse.ts";

/** Clients whose `X-Forwarded-*` headers are trusted: all, none, or those of addresses and ranges. */
export type TrustProxy = boolean | string;

/** Connections at once. */
const MAX_CONNECTIONS = 5000;

/** Connections at once from one address; of IPv6, from one network (/64). A trusted proxy has no bound. */
export const MAX_PER_ADDRESS = 500;

/** Requests of one connection that wait for the answer to the one before. */
export const MAX_WAITING = 20;

/** Milliseconds in which a refused client can read why: an attacker opens thousands a second. */
const SHORT_LINGER = 100;

/** Bounds the connections of all, of each address, and the requests under way on each connection. */
export function limitConnections(server: Server, trustProxy: TrustProxy): void {
  // Beyond those that are refused, which linger.
  server.maxConnections = MAX_CONNECTIONS + MAX_PER_ADDRESS;
  const isBusy = answerInTurn(server);
  const isProxy = proxyTest(trustProxy);
  const open = new Map<string, Set<Socket>>();
  let total = 0;

  const drop = (socket: Socket, address: string) => {
    const siblings = open.get(address);
    if (!siblings?.delete(socket)) return;
    total -= 1;
    if (siblings.size === 0) open.delete(address);
  };

  server.on("connection", (socket) => {
    // Read now, the address stays known when the client is gone: limits and the log need it.
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return void socket.destroy();
    const address = networkOf(remoteAddress);
    const siblings = open.get(address) ?? new Set();
    open.set(address, siblings.add(socket));
    total += 1;
    socket.once("close", () => drop(socket, address));
    const refuseOne = (refused: Socket, status: number, message: string) => {
      drop(refused, address);
      refuse(refused, status, message, SHORT_LINGER);
    };
    if (siblings.size > MAX_PER_ADDRESS && !isProxy(address)) {
      // A client with a request takes precedence over an idle connection.
      const idle = [...siblings].find((sibling) => !isBusy(sibling));
      const message = `Your address has more than ${MAX_PER_ADDRESS} connections, which is the limit.`;
      refuseOne(idle ?? socket, 429, message);
    } else if (total > MAX_CONNECTIONS) {
      const message = `The service has ${MAX_CONNECTIONS} connections, which is the limit. Try again shortly.`;
      refuseOne(socket, 503, message);
    }
  });
}

/**
 * Handles the requests of one connection one after the other: pipelined, they would all run before any
 * other client is served. Returns whether a connection has a request under way.
 */
function answerInTurn(server: Server): (socket: Socket) => boolean {
  const [handle] = server.listeners("request") as RequestListener[];
  if (!handle) throw new Error("The server handles no request.");
  const lines = new WeakMap<Socket, (() => void)[]>();

  const next = (socket: Socket, status: number) => {
    const start = lines.get(socket)?.shift();
    if (!start || !socket.writable) lines.delete(socket);
    // Those that wait would be refused as well, one by one.
    else if (status === 429)
      refuse(socket, 429, "The requests that were sent after it are dropped.");
    else start();
  };

  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once("close", () => setImmediate(next, socket, response.statusCode));
      handle(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      start();
    } else if (line.length < MAX_WAITING) {
      line.push(start);
    } else {
      const message = `This connection has more than ${MAX_WAITING} requests waiting, which is the limit.`;
      line.push(() => refuse(socket, 429, message));
      socket.pause();
      stopParsing(socket);
    }
  });
  return (socket) => lines.has(socket);
}

/**
 * Stops at this request, as at an upgrade (2). Node would make objects of all requests in a packet, more than a
 * thousand, and an error with a stack for each when the connection closes: 200 ms at a time.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => 2;
}

function proxyTest(trustProxy: TrustProxy): (address: string) => boolean {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  const trusts = proxyAddr.compile(trustProxy.split(",").map((range) => range.trim()));
  return (address) => trusts(address, 0);
}

/** What one client is likely to have: an IPv4 address, or an IPv6 network of 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address.replace("::ffff:", "");
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  if (tail !== undefined) while (groups.length + rest.length < 8) groups.push("0");
  return `${[...groups, ...rest].slice(0, 4).join(":")}::`;
}
