import { type IncomingHttpHeaders, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";

/** What is sent. `body` goes out as it is: nothing is added, corrected or normalised on the way. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** One request and its answer, or why there was none. */
export interface Exchange {
  sent: Sent;
  received?: Received;
  trouble?: string;
}

/** Neither an answer nor a refused connection within this many milliseconds is a failure. */
const TIME_LIMIT = 20_000;

/**
 * Sends one request over a connection of its own, because a service may close one after a body that it
 * would not read. `fetch` would add a Content-Type, refuse a body with GET and tidy the path.
 * @throws Error with the reason when there is no response
 */
export function exchange({ method, url, headers, body }: Sent): Promise<Received> {
  const { protocol, hostname, port } = new URL(url);
  const options: RequestOptions = {
    method,
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    path: pathOf(url),
    headers: {
      ...headers,
      ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    },
    agent: false,
    timeout: TIME_LIMIT,
  };
  return new Promise((resolve, reject) => {
    const open = protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = open(options, (incoming) => {
      const chunks: Buffer[] = [];
      const finish = () => {
        clearTimeout(limit);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        });
      };
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      // An answer that came whole counts, even if the connection broke behind it.
      incoming.on("end", finish);
      incoming.on("error", (error) => (incoming.complete ? finish() : reject(error)));
    });
    const limit = setTimeout(
      () => outgoing.destroy(new Error(`no answer within ${TIME_LIMIT / 1000} s`)),
      TIME_LIMIT,
    );
    outgoing.on("error", (error) => {
      clearTimeout(limit);
      reject(error);
    });
    outgoing.end(body);
  });
}

/** The path and query of a URL, unchanged: `URL` tidies it, and its origin lacks a default port. */
export function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*/, "") || "/";
}

/** A request and its answer in a few lines, long bodies cut, the header of the key left out. */
export function showExchange({ sent, received, trouble }: Exchange): string[] {
  const headers = Object.entries(sent.headers)
    .filter(([name]) => !/^(api-key|content-type)$/i.test(name))
    .map(([name, value]) => `${name}: ${value}`);
  const key = Object.keys(sent.headers).some((name) => name.toLowerCase() === "api-key");
  return [
    `→ ${sent.method} ${short(sent.url, 160)}${key ? "" : "  (no API-Key)"}`,
    ...headers.map((header) => `  ${short(header, 160)}`),
    ...(sent.body === undefined ? [] : [`  ${short(String(sent.body), 400)}`]),
    received ? `← ${received.status} ${received.headers["content-type"] ?? ""}` : `← ${trouble}`,
    ...(received?.headers.location === undefined
      ? []
      : [`  location: ${received.headers.location}`]),
    ...(received?.text ? [`  ${short(received.text, 400)}`] : []),
  ];
}

function short(text: string, length: number): string {
  const line = text.replace(/[\r\n]+/g, " ").replaceAll("\0", "\\0");
  return line.length > length
    ? `${line.slice(0, length).toWellFormed()}… (${line.length} characters)`
    : line;
}
