// Clients that write, read lists and follow the changes during a fault, and the ledger of what was acknowledged.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Job } from "#contract/job.ts";
import type { JobChangePage } from "#contract/job-changes.ts";
import { aJob } from "../../../bench/drive.ts";
import { Client } from "./client.ts";

const WRITERS = 6;
const READERS = 2;
/** Milliseconds between two requests of a client. */
const PAUSE = 150;

/** What was acknowledged of a posting, in its order. */
export interface Entry {
  kinds: ("created" | "changed" | "deleted")[];
  title: string;
  /** Whose writes they are, as the activity names them. */
  changeSet: string;
}

/** The load of one fault. */
export class Load {
  /** By the posting's id. */
  readonly ledger = new Map<number, Entry>();
  readonly client: Client;
  /** The copy of somebody who follows the changes: titles by id. */
  readonly copy: Map<number, string>;
  #cursor: string | undefined;
  #stopped = false;
  #working: Promise<unknown> = Promise.resolve();
  /** Seconds without a success, at most, of reads and of writes. */
  readonly longest = { lists: 0, writes: 0 };
  acknowledged = 0;

  /** Goes on with what the load before it left. */
  constructor(origin: string, apiKey: string, before?: Load) {
    this.client = new Client(origin, apiKey);
    this.copy = before?.copy ?? new Map<number, string>();
    if (before) this.#cursor = before.#cursor;
  }

  start(): void {
    const many = (count: number, work: () => Promise<void>) =>
      Array.from({ length: count }, async () => work());
    const lists = timer((seconds) => (this.longest.lists = seconds));
    const writes = timer((seconds) => (this.longest.writes = seconds));
    this.#working = Promise.all([
      ...many(WRITERS, async () => this.#write(writes)),
      ...many(READERS, async () => this.#read(lists)),
      this.#follow(),
    ]);
  }

  /** Resolves when every write that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
    await this.#catchUp();
  }

  async #write(answered: () => void): Promise<void> {
    const changeSet = randomUUID();
    const mine: number[] = [];
    const send = async (method: string, path: string, body?: object) => {
      const headers = { "idempotency-key": randomUUID(), "change-set-id": changeSet };
      const answer = await this.client.send(method, path, { headers, ...(body && { body }) });
      answered();
      this.acknowledged += 1;
      return answer as Job;
    };
    for (let count = 0; !this.#stopped; count += 1) {
      const title = `Baker ${randomUUID()}`;
      const id = mine[count % mine.length] ?? 0;
      const entry = this.ledger.get(id);
      if (!entry || count % 3 === 0) {
        const created = await send("POST", "/jobs", { ...aJob, title });
        mine.push(created.id);
        const again = this.ledger.get(created.id);
        if (again) this.client.troubles.wrong.push(`id ${created.id} was given out twice`);
        this.ledger.set(created.id, { kinds: ["created"], title, changeSet });
      } else if (count % 10 === 1) {
        await send("DELETE", `/jobs/${id}`);
        mine.splice(mine.indexOf(id), 1);
        entry.kinds.push("deleted");
      } else {
        await send("PUT", `/jobs/${id}`, { title });
        entry.kinds.push("changed");
        entry.title = title;
      }
      await wait(PAUSE);
    }
  }

  async #read(answered: () => void): Promise<void> {
    while (!this.#stopped) {
      if (await this.client.try("GET", "/jobs?status=draft")) answered();
      await wait(PAUSE);
    }
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      await this.#catchUp();
      await wait(PAUSE);
    }
  }

  /** Applies all changes since the cursor to the copy. */
  async #catchUp(): Promise<void> {
    for (let more = true; more;) {
      const since = this.#cursor === undefined ? "" : `&since=${this.#cursor}`;
      const page = (await this.client.send(
        "GET",
        `/jobs/changes?limit=500${since}`,
      )) as JobChangePage;
      for (const change of page.data)
        if ("job" in change) this.copy.set(change.job.id, change.job.title);
        else this.copy.delete(change.id);
      this.#cursor = page.cursor;
      more = page.more;
    }
  }
}

/** Called at each success; tells the longest time between two. */
function timer(tell: (seconds: number) => void): () => void {
  let [last, longest] = [performance.now(), 0];
  return () => {
    const now = performance.now();
    longest = Math.max(longest, (now - last) / 1_000);
    last = now;
    tell(longest);
  };
}
