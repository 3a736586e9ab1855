import { expect } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobChangePage } from "#contract/job-changes.ts";
import type { Call } from "./service-under-test.ts";

/** A client that follows GET /jobs/changes and has a copy of the employer's jobs. */
export class FeedReader {
  readonly jobs = new Map<number, { job: Job; etag: string }>();
  cursor: string | undefined;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /** Reads one page and returns it. */
  async page(limit = 500): Promise<JobChangePage> {
    const since = this.cursor === undefined ? "" : `&since=${this.cursor}`;
    const { status, body } = await this.#call("GET", `/jobs/changes?limit=${limit}${since}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    const page = body as JobChangePage;
    expect(page.data.length).toBeLessThanOrEqual(limit);
    for (const change of page.data) {
      if ("deleted" in change) this.jobs.delete(change.id);
      else this.jobs.set(change.job.id, change);
    }
    this.cursor = page.cursor;
    return page;
  }

  /** Reads until there is no more; returns the ids of the changes, negative for deletions. */
  async follow(limit = 500): Promise<number[]> {
    const ids: number[] = [];
    for (;;) {
      const { data, more } = await this.page(limit);
      ids.push(...data.map((change) => ("deleted" in change ? -change.id : change.job.id)));
      if (!more) return ids;
    }
  }
}
