// A client that sends a request until it is answered with something else than "later".
import { setTimeout as wait } from "node:timers/promises";
import { API } from "../../../bench/drive.ts";

/** Milliseconds that a client waits for an answer. */
const PATIENCE = 15_000;

/** Answers that may not be, after which a client stops. */
const GIVE_UP = 20;

/** What clients met besides success. */
export interface Troubles {
  /** 503 with `Retry-After`. */
  later: number;
  /** No answer: the connection broke, or none came in time. */
  broken: number;
  /** Anything else, in words: nothing may be. */
  wrong: string[];
}

/** Why the last request of each kind was repeated: it is printed where a time limit ends. */
export class Client {
  readonly #origin: string;
  readonly #apiKey: string;
  readonly troubles: Troubles = { later: 0, broken: 0, wrong: [] };

  constructor(origin: string, apiKey: string) {
    this.#origin = origin;
    this.#apiKey = apiKey;
  }

  /** Sends a request once; undefined where it is to be sent again. */
  async try(
    method: string,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: unknown } | undefined> {
    try {
      const answer = await fetch(`${this.#origin}${API}${path}`, {
        method,
        headers: { "api-key": this.#apiKey, "content-type": "application/json", ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await answer.text();
      const after = Number(answer.headers.get("retry-after"));
      if (answer.status === 503 && after > 0) {
        this.troubles.later += 1;
        await wait(1_000 * after);
        return undefined;
      }
      if (answer.ok) return { status: answer.status, body: text && (JSON.parse(text) as unknown) };
      this.troubles.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch {
      this.troubles.broken += 1;
    }
    await wait(500);
    return undefined;
  }

  /** Sends a request until it is answered. */
  async send(...request: Parameters<Client["try"]>): Promise<unknown> {
    while (this.troubles.wrong.length < GIVE_UP) {
      const answer = await this.try(...request);
      if (answer) return answer.body;
    }
    throw new Error(`Too much went wrong:\n${this.troubles.wrong.join("\n")}`);
  }

  /** Every row of a list, page by page. */
  async all<Row>(path: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const on = path.includes("?") ? "&" : "?";
      const { data } = (await this.send("GET", `${path}${on}pageSize=100&page=${page}`)) as {
        data: Row[];
      };
      rows.push(...data);
      if (data.length < 100) return rows;
    }
  }
}
