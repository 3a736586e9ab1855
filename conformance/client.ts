import { setTimeout } from "node:timers/promises";
import { Answer } from "./answer.ts";
import { type Exchange, type Received, type Sent, exchange } from "./exchange.ts";
import { Broken, must } from "./verdict.ts";

/** The run was interrupted: no request starts any more, except to clean up. */
export class Interrupted extends Error {}

/** Where a client leaves what it does, so that it can be shown and undone. */
export interface Journal {
  exchanges: Exchange[];
  /** Requests that have no answer yet: one of them may still make a job. */
  underWay: Set<Promise<unknown>>;
  /** Jobs that were made, and whose they are. */
  made: Map<number, Client>;
  signal: AbortSignal;
}

export interface RequestParts {
  /** Sent as JSON with the Content-Type that belongs to it. */
  json?: unknown;
  /** Sent as it is, with no Content-Type but one in `headers`. */
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** Seconds that a request waits at most before it is sent again, and how often it is. */
const LONGEST_WAIT = 60;
const MOST_WAITS = 5;

/** The prefix of every path of the interface (§4, §9). */
const PREFIX = "/api/v1.1";

/** A journal with nothing in it. */
export function newJournal(signal: AbortSignal): Journal {
  return { exchanges: [], underWay: new Set(), made: new Map(), signal };
}

/** HTTP client of an installation, with the key of one employer or without a key. */
export class Client {
  readonly #baseUrl: string;
  readonly #apiKey: string | undefined;
  readonly #journal: Journal;

  constructor(baseUrl: string, apiKey: string | undefined, journal: Journal) {
    this.#baseUrl = baseUrl;
    this.#apiKey = apiKey;
    this.#journal = journal;
  }

  /** The same client for cleaning up, which an interruption does not stop and no report shows. */
  undisturbed(): Client {
    const signal = new AbortController().signal;
    return new Client(this.#baseUrl, this.#apiKey, newJournal(signal));
  }

  /** `{base_url}` with the interface's prefix. */
  get root(): string {
    return `${this.#baseUrl}${PREFIX}`;
  }

  /** Sends a request to a path of the interface, such as `/jobs`. */
  send(method: string, path: string, parts: RequestParts = {}): Promise<Answer> {
    return this.sendTo(`${this.root}${path}`, method, parts);
  }

  /** Sends a request to a path beside the interface, such as `/health`. */
  sendBeside(method: string, path: string): Promise<Answer> {
    return this.sendTo(`${this.#baseUrl}${path}`, method);
  }

  /**
   * Follows a link of a response. Behind a proxy it can lead to the public address: it is followed at
   * this one, and the key goes to no other host.
   */
  follow(link: string): Promise<Answer> {
    return this.sendTo(this.leadsHere(link) ? link : `${this.root}${afterPrefix(link)}`, "GET");
  }

  /** Whether a URL is one of the installation's. */
  leadsHere(link: string): boolean {
    return new URL(link).origin === new URL(this.#baseUrl).origin;
  }

  /** Sends a request to a whole URL. After 429 it waits as `Retry-After` says and retries. */
  async sendTo(url: string, method: string, parts: RequestParts = {}): Promise<Answer> {
    for (let patience = MOST_WAITS; ; patience--) {
      const answer = await this.#sendOnce(url, method, parts);
      const seconds = Number(answer.headers["retry-after"] ?? NaN);
      if (answer.status !== 429 || !(seconds <= LONGEST_WAIT) || patience === 0) return answer;
      await setTimeout(seconds * 1000);
    }
  }

  async #sendOnce(url: string, method: string, parts: RequestParts): Promise<Answer> {
    if (this.#journal.signal.aborted) throw new Interrupted();
    const sent: Sent = {
      method,
      url,
      body: parts.json === undefined ? parts.body : JSON.stringify(parts.json),
      headers: {
        ...(this.#apiKey !== undefined && { "API-Key": this.#apiKey }),
        ...(parts.json !== undefined && { "Content-Type": "application/json" }),
        ...parts.headers,
      },
    };
    const record: Exchange = { sent: { ...sent, body: sent.body?.toString() } };
    this.#journal.exchanges.push(record);
    const answering = exchange(sent);
    this.#journal.underWay.add(answering);
    try {
      record.received = await answering;
    } catch (error) {
      record.trouble = error instanceof Error ? error.message : String(error);
      throw new Broken(`there was no answer: ${record.trouble}`);
    } finally {
      this.#journal.underWay.delete(answering);
    }
    if (creates(method, record.received)) this.#remember(record.received);
    return new Answer(record.received);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("GET", path, { headers });
  }

  post(json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("POST", "/jobs", { json, headers });
  }

  put(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("PUT", path, { json, headers });
  }

  delete(path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("DELETE", path, { headers, ...(json !== undefined && { json }) });
  }

  /** Keeps the id of a job that was made: it is one of the run's own, and will be removed. */
  #remember({ headers, text }: Received): void {
    const id = jobIdOf(text) ?? Number(/\/(\d+)$/.exec(headers.location ?? "")?.[1]);
    if (Number.isInteger(id)) this.#journal.made.set(id, this);
  }
}

/** What a URL has behind the interface's prefix. */
function afterPrefix(link: string): string {
  const at = link.indexOf(`${PREFIX}/`);
  must(at >= 0, `the link ${link} does not lead to ${PREFIX}`);
  return link.slice(at + PREFIX.length);
}

/** What a PUT or another method only changed may be the employer's own, and must stay. */
function creates(method: string, { status }: Received): boolean {
  return method === "POST" ? status >= 200 && status < 300 : method === "PUT" && status === 201;
}

/** The id in the body of an answer that is a job. */
export function jobIdOf(text: string): number | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const id = (body as { id?: unknown } | null)?.id;
    return typeof id === "number" && Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
