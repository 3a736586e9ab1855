import { randomUUID } from "node:crypto";
import type { Database } from "#service/db/database.ts";
import { type Driven, type Exchange, drive } from "../drive.ts";
import { newJob } from "../throughput.ts";

export const CONNECTIONS = 30;

/** What a load found out beside its figures. */
export interface Traffic extends Driven {
  /** Failures of requests that a balancer may send again: there should be none. */
  repeatable: string[];
  /** Failures of requests that it may not: those that a process had taken when it was killed. */
  unrepeatable: string[];
  /** Titles of the jobs whose creation was acknowledged. */
  acknowledged: string[];
}

/** Of ten requests, one creates a job, one creates a job with an Idempotency-Key, and eight read. */
export async function mixedTraffic(
  origin: string,
  apiKey: string,
  duration: number,
): Promise<Traffic> {
  const failures = { repeatable: [] as string[], unrepeatable: [] as string[] };
  const acknowledged: string[] = [];
  const driven = await drive({
    connections: CONNECTIONS,
    duration,
    next: (number) => request(origin, apiKey, number % 10),
    succeeded: ({ body }) => {
      if (body !== undefined) acknowledged.push(titleOf(body));
    },
    failed: (exchange, { message }) => {
      const once = exchange.body !== undefined && !("idempotency-key" in exchange.headers);
      failures[once ? "unrepeatable" : "repeatable"].push(message);
    },
  });
  return { ...driven, ...failures, acknowledged };
}

function request(origin: string, apiKey: string, kind: number): Exchange {
  if (kind > 1) {
    const query = ["", "?status=draft", "?q=baker", "?page=2"][kind % 4];
    return { url: `${origin}/api/v1.1/jobs${query}`, headers: { "api-key": apiKey } };
  }
  const title = `Baker ${randomUUID()}`;
  const post = newJob(origin, apiKey, title);
  return kind === 0
    ? post
    : { ...post, headers: { ...post.headers, "idempotency-key": title.replace(" ", "-") } };
}

const titleOf = (body: string) => (JSON.parse(body) as { title: string }).title;

/** Which of the titles are not there exactly once, and whether the kept counts are those of the rows. */
export async function audit(
  db: Database,
  titles: string[],
): Promise<{ astray: number; countsExact: boolean }> {
  const [row] = await db.query<{ astray: number; countsExact: boolean }>({
    text: `SELECT
      (SELECT count(*)::int FROM unnest($1::text[]) AS titles (title)
        LEFT JOIN (SELECT title, count(*) FROM jobs GROUP BY title) AS found USING (title)
        WHERE count IS DISTINCT FROM 1) AS astray,
      (SELECT count(*) FROM jobs) = (SELECT sum(active + archived + draft) FROM job_counts)
        AS "countsExact"`,
    values: [titles],
  });
  if (!row) throw new Error("The database answered nothing.");
  return row;
}
