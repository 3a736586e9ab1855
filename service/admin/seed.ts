import type { Queryable } from "../db/database.ts";
import { ownOrigin } from "../db/write-origin.ts";
import type { EmployerId } from "../db/employer.ts";
import { findEmployer } from "../employers/store.ts";
import { validateJob } from "../jobs/rules.ts";
import { newContent } from "../jobs/save-job.ts";
import { insertJobs } from "../jobs/store.ts";
import { sampleJobs } from "../sample-jobs/sample-jobs.ts";

/** Jobs that go into one statement. */
const BATCH = 200;

export interface Seeding {
  count: number;
  /** The calendar date up to which jobs were published. */
  today: string;
  /** Called with the progress, from 0 to 1. */
  progress?: (done: number) => void;
}

/**
 * Adds realistic postings to an employer, published over the last year, each validated by the same rules
 * as one that comes by HTTP.
 */
export async function seedJobs(
  db: Queryable,
  employerId: EmployerId,
  { count, today, progress }: Seeding,
): Promise<void> {
  const employer = await findEmployer(db, employerId);
  if (!employer) throw new Error(`There is no employer with the id ${employerId}.`);
  const first = await jobsEverMade(db);
  let batch = [];
  let done = 0;
  for (const { publishDate, ...job } of sampleJobs({ seed: 1, first, count, today })) {
    const valid = await validateJob(employerId, job);
    batch.push(await newContent(db, employer, valid, publishDate));
    done += 1;
    if (batch.length < BATCH && done < count) continue;
    await insertJobs(db, employerId, batch, ownOrigin("seed"));
    batch = [];
    progress?.(done / count);
  }
}

/** Postings go on after the last number, because their reference ids are made from it. */
async function jobsEverMade(db: Queryable): Promise<number> {
  const [row] = await db.query<{ first: number }>({
    text: "SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS first FROM job_ids",
  });
  return row?.first ?? 0;
}
