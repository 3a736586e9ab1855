import { setTimeout } from "node:timers/promises";
import type { Job } from "#contract/job.ts";
import type { Random } from "#service/sample-jobs/random.ts";
import type { JobBody } from "#src/jobs/job/fields/job-body.ts";
import type { JobService } from "../job-service.ts";

/** What the model compares of a posting. */
export interface Facts {
  title: string;
  status: string;
  pay: number | null;
}

export const factsOf = ({ title, status, salary }: Job): Facts => ({
  title,
  status,
  pay: salary?.amount ?? null,
});

/** An edit that the service has acknowledged; `null`: a deletion. */
export interface Edit {
  id: number;
  facts: Partial<Facts> | null;
}

/** Another client of the same employer, straight at the service: it hears every answer. */
export class Colleague {
  /** In order. */
  readonly edits: Edit[] = [];
  readonly #jobs: JobService;

  constructor(jobs: JobService) {
    this.#jobs = jobs;
  }

  async edit(id: number, { pay, ...changes }: Partial<Facts>): Promise<void> {
    const body: JobBody = {
      ...changes,
      ...(pay && { salary: { amount: pay, period: { id: 5 } } }),
    };
    await this.#jobs.change(id, body);
    this.edits.push({ id, facts: { ...changes, ...(pay && { pay }) } });
  }

  async remove(id: number): Promise<void> {
    await this.#jobs.remove(id);
    this.edits.push({ id, facts: null });
  }

  /** Edits postings at random moments until the returned function is called, which waits for the last edit. */
  work(random: Random, marker: string): () => Promise<void> {
    const leaving = new AbortController();
    const working = (async () => {
      while (!leaving.signal.aborted) {
        await setTimeout(random.int(100, 1_000));
        const [job] = random.some(await this.#jobs.find(marker), 1);
        if (job && !leaving.signal.aborted) await this.#change(job.id, random, marker);
      }
    })();
    return async () => {
      leaving.abort();
      await working;
    };
  }

  /** No two of its titles and pays are the same, so that each tells whose it is. */
  async #change(id: number, random: Random, marker: string): Promise<void> {
    const number = this.edits.length + 1;
    const change = random.pick([
      async () => this.edit(id, { title: `Theirs ${number} ${marker}` }),
      async () => this.edit(id, { title: `Theirs ${number} ${marker}` }),
      async () => this.edit(id, { pay: 500 + number }),
      async () => this.edit(id, { pay: 500 + number }),
      async () => this.edit(id, { status: "archived" }),
      async () => this.remove(id),
    ]);
    await change().catch((error: unknown) => {
      // Deleted since it was listed.
      if (!String(error).includes(": 404")) throw error;
    });
  }
}
