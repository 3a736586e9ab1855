import { openDatabase } from "#service/db/database.ts";
import { Agent } from "node:http";
import { once } from "./load.ts";
import { RARE_WORD, employerWithJobs } from "./million-jobs.ts";
import { type Figure, ratio } from "./report.ts";
import { startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const JOBS = 1_000_000;
const SMALL = 1000;
const LARGE = 100_000;
const REQUESTS = 200;

const QUERIES: [name: string, query: string][] = [
  ["page 1", ""],
  ["by status", "?status=draft"],
  ["rare search", `?q=${RARE_WORD}`],
];

/** Lists of an employer with 100,000 jobs among 1,000,000, against those of one with 1,000. */
export async function measureScale(databaseUrl: string): Promise<Figure[]> {
  const db = await openDatabase({ databaseUrl });
  const small = await employerWithJobs(db, SMALL);
  const large = await employerWithJobs(db, LARGE);
  for (let jobs = SMALL + LARGE; jobs < JOBS; jobs += SMALL) await employerWithJobs(db, SMALL);
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();

  const { origin, stop } = await startServer("service", databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const figures: Figure[] = [];
    for (const [name, query] of QUERIES) {
      const times: Record<"small" | "large", number[]> = { small: [], large: [] };
      for (let count = 0; count < REQUESTS; count++) {
        // Interleaved, so that both see the same machine.
        const url = `${origin}/api/v1.1/jobs${query}`;
        times.small.push(await once(url, { "api-key": small }, agent));
        times.large.push(await once(url, { "api-key": large }, agent));
      }
      const [at1000, at100000] = [median(times.small), median(times.large)];
      figures.push(
        { name: `${name}, 1,000 jobs of 1,000,000`, value: at1000, unit: "ms" },
        { name: `${name}, 100,000 jobs of 1,000,000`, value: at100000, unit: "ms" },
        ratio(`${name}, 100,000 / 1,000`, at100000 / at1000, { most: 5 }),
      );
    }
    return figures;
  } finally {
    agent.destroy();
    await stop();
  }
}
