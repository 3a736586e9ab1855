import { expect } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobChangePage } from "#contract/job-changes.ts";
import type { Queryable } from "../db/database.ts";
import type { Call } from "./service-under-test.ts";

/**
 * Waits until every transaction has ended that runs now: those of other tests' databases on the same server
 * hold the feed back too.
 */
export async function settled(db: Queryable): Promise<void> {
  const [now] = await db.query<{ next: string }>({
    text: "SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next",
  });
  const over = {
    text: "SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 AS over",
    values: [now?.next],
  };
  await expect.poll(() => db.query(over), { timeout: 30_000 }).toEqual([{ over: true }]);
}

/** A client that follows GET /jobs/changes and has a copy of the employer's jobs. */
export class FeedReader {
  readonly jobs = new Map<number, { job: Job; etag: string }>();
  cursor: string | undefined;
  readonly #db: Queryable;
  readonly #call: Call;

  constructor(db: Queryable, call: Call) {
    this.#db = db;
    this.#call = call;
  }

  /** Reads one page and returns it, of what the feed has now. */
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

  /** Reads until there is no more, once all that runs has ended; returns the ids of the changes, negative for deletions. */
  async follow(limit = 500): Promise<number[]> {
    await settled(this.#db);
    const ids: number[] = [];
    for (;;) {
      const { data, more } = await this.page(limit);
      ids.push(...data.map((change) => ("deleted" in change ? -change.id : change.job.id)));
      if (!more) return ids;
    }
  }
}
