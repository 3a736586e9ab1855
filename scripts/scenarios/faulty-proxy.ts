import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type Proxy, startProxy } from "./proxies.ts";

/** HAProxy or nginx, with its file of docs/deploy, between the faulty proxy and the service. */
const BEHIND = process.env["CHAOS_PROXY"] as Proxy | undefined;

/** What becomes of a request on its way. */
export interface Fate {
  /** Milliseconds before anything happens. */
  delay?: number;
  /** What happens before it reaches the service. */
  first?: () => Promise<unknown>;
  /** How many times it reaches the service: twice where the middleman repeats it. */
  reaches: 0 | 1 | 2;
  /** What happens once it has reached the service, and before the client learns of it. */
  meanwhile?: () => Promise<unknown>;
  /** What the client gets: the service's last answer, a broken connection, or an answer of the middleman's. */
  gets: "answer" | "nothing" | Answer;
}

export const FATES: Record<"pass" | "refused" | "answerLost" | "repeated", Fate> = {
  pass: { reaches: 1, gets: "answer" },
  refused: { reaches: 0, gets: "nothing" },
  answerLost: { reaches: 1, gets: "nothing" },
  /** What browsers and middlemen do by themselves after a broken connection. */
  repeated: { reaches: 2, gets: "answer" },
};

/** What a proxy answers without a word. */
export const plainAnswer = (status: 502 | 503 | 504): Answer => ({ status, headers: {}, body: "" });

/** A request to the service, as a function that chooses fates sees it. */
export interface Passenger {
  method: string;
  /** Below the interface's prefix, with its query. */
  path: string;
}

const PREFIX = "/api/v1.1";

/** Whether it is a write. */
export const isWrite = ({ method }: Passenger) => method !== "GET";

/** A faulty HTTP proxy before a service: pages pass, and each request of the interface meets its fate. */
export class FaultyProxy {
  /** Chooses the fate of each request of the interface. */
  fateOf: (request: Passenger) => Fate = () => FATES.pass;
  /** The `Date` of all answers, where it is not the service's own. */
  now?: () => Date;
  /** Writes that have reached the service, each time that they did. */
  readonly arrived: Passenger[] = [];
  readonly #server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  readonly #target: string;
  readonly #stopBehind: () => Promise<void>;

  private constructor(target: string, stopBehind = async () => {}) {
    this.#target = target;
    this.#stopBehind = stopBehind;
  }

  static async start(
    service: string,
    listen: { host?: string; port?: number } = {},
  ): Promise<FaultyProxy> {
    const port = Number(new URL(service).port);
    const behind = BEHIND && (await startProxy(BEHIND, [port, port]));
    const proxy = new FaultyProxy(behind?.origin ?? service, behind?.stop);
    proxy.#server.listen(listen.port ?? 0, listen.host ?? "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.#stopBehind();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** For so many seconds everything gets 502; some of it reaches the service. */
  async outage(seconds: number, reaches: (request: Passenger) => boolean): Promise<void> {
    const before = this.fateOf;
    this.fateOf = (request) => ({ reaches: reaches(request) ? 1 : 0, gets: plainAnswer(502) });
    await setTimeout(seconds * 1_000);
    this.fateOf = before;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = incoming;
    const request: Passenger = { method, path: url.slice(PREFIX.length) };
    const fate = url.startsWith(PREFIX) ? this.fateOf(request) : FATES.pass;
    if (this.now) outgoing.setHeader("date", this.now().toUTCString());
    // Else a browser repeats by itself what failed on a connection that it had used before.
    outgoing.setHeader("connection", "close");
    try {
      const body = await buffer(incoming);
      await setTimeout(fate.delay ?? 0);
      await fate.first?.();
      let answer: Answer | undefined;
      for (let times = 0; times < fate.reaches; times += 1) {
        if (isWrite(request)) this.arrived.push(request);
        answer = await this.#forward(incoming, body);
      }
      await fate.meanwhile?.();
      if (fate.gets === "nothing") outgoing.destroy();
      else {
        const {
          status,
          headers,
          body: content,
        } = (fate.gets === "answer" ? answer : fate.gets) ?? plainAnswer(502);
        outgoing.writeHead(status, headers).end(content);
      }
    } catch {
      // The service was killed, or the page.
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    }
  }

  async #forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const options = { method, headers, agent: false, rejectUnauthorized: false };
    const ask = this.#target.startsWith("https:") ? httpsRequest : httpRequest;
    const forwarded = ask(`${this.#target}${url}`, options);
    forwarded.end(body);
    const [response] = (await once(forwarded, "response")) as [IncomingMessage];
    const { connection: _, "transfer-encoding": __, ...kept } = response.headers;
    if (this.now) delete kept.date;
    return { status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | string;
}
