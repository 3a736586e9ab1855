import { setTimeout } from "node:timers/promises";
import type { Job } from "#contract/job.ts";
import type { JobService } from "../job-service.ts";
import type { JobBody } from "../../src/jobs/write-requests.ts";

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
  work(random: () => number, marker: string): () => Promise<void> {
    let busy = true;
    const working = (async () => {
      while (busy) {
        await setTimeout(100 + random() * 900);
        const jobs = await this.#jobs.find(marker);
        const job = jobs[Math.floor(random() * jobs.length)];
        if (busy && job) await this.#change(job.id, random, marker);
      }
    })();
    return async () => {
      busy = false;
      await working;
    };
  }

  /** No two of its values are the same, so that each tells whose it is. */
  async #change(id: number, random: () => number, marker: string): Promise<void> {
    const number = this.edits.length + 1;
    const choice = random();
    try {
      if (choice < 0.4) await this.edit(id, { title: `Theirs ${number} ${marker}` });
      else if (choice < 0.75) await this.edit(id, { pay: 500 + number });
      else if (choice < 0.9) await this.edit(id, { status: choice < 0.8 ? "draft" : "archived" });
      else await this.remove(id);
    } catch (error) {
      // Deleted since it was listed.
      if (!String(error).includes(": 404")) throw error;
    }
  }
}
