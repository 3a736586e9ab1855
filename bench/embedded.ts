import { openDatabase } from "#service/db/database.ts";
import { temporaryFolder } from "../scripts/temporary-folder.ts";
import { drive } from "./drive.ts";
import { employerWithJobs } from "./plain-jobs.ts";
import type { Figure } from "./report.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { newJob } from "./throughput.ts";

const CONNECTIONS = 50;
/** Milliseconds. */
const DURATION = 15_000;
const JOBS = 1000;
/** Every so many requests, one creates a job. */
const WRITE_EVERY = 10;

/** Runs the service on an embedded database of its own with an employer that has 1,000 jobs. */
export async function onEmbedded<T>(
  work: (server: ServerProcess, apiKey: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const dataDir = temporaryFolder("job-postings-bench");
  const db = await openDatabase({ dataDir });
  const apiKey = await employerWithJobs(db, JOBS);
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();
  const server = await startServer("service", { DATA_DIR: dataDir, DATABASE_URL: "", ...env });
  try {
    return await work(server, apiKey);
  } finally {
    await server.stop();
  }
}

/** Lists, and one write among ten requests. */
export function mixedLoad(origin: string, apiKey: string) {
  const list = { url: `${origin}/api/v1.1/jobs`, headers: { "api-key": apiKey } };
  const post = newJob(origin, apiKey);
  return (number: number) => (number % WRITE_EVERY === 0 ? post : list);
}

/** How late the event loop is while 50 connections read and write on the embedded engine. */
export const measureEmbedded = (): Promise<Figure[]> =>
  onEmbedded(async ({ origin, usage }, apiKey) => {
    const next = mixedLoad(origin, apiKey);
    await drive({ connections: CONNECTIONS, duration: DURATION / 5, next });
    await usage();
    const { rate, p99 } = await drive({ connections: CONNECTIONS, duration: DURATION, next });
    const { loopDelay } = await usage();
    return [
      { name: "embedded, 90 % lists, 10 % creates", value: rate, unit: "requests/s" },
      { name: "embedded, the same, p99", value: p99, unit: "ms" },
      {
        name: "embedded, event loop's delay, p99",
        value: loopDelay,
        unit: "ms",
        limit: { most: 20 },
      },
    ];
  });
