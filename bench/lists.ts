import { openDatabase } from "#service/db/database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { seedJobs } from "#service/admin/seed.ts";
import { todayIn } from "#contract/calendar-date.ts";
import { throughput } from "./load.ts";
import { type Figure, ratio } from "./report.ts";
import { startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
/** Milliseconds of load in each round, after one round that only warms up. */
const DURATION = 4000;

/** GET /jobs on PostgreSQL, against a bare handler that runs the same statements. */
export async function measureLists(databaseUrl: string): Promise<Figure[]> {
  const db = await openDatabase({ databaseUrl });
  const employerId = await addEmployer(db, "Bench", "limited");
  await seedJobs(db, employerId, { count: 1000, today: todayIn("UTC") });
  const { apiKey } = await addApiKey(db, employerId);
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();

  const servers = [
    await startServer("service", databaseUrl),
    await startServer("bare", databaseUrl),
  ];
  try {
    const rates: number[][] = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, { origin }] of servers.entries()) {
        const url = `${origin}/api/v1.1/jobs`;
        const headers = { "api-key": apiKey };
        const rate = await throughput({
          url,
          headers,
          connections: CONNECTIONS,
          duration: DURATION,
        });
        if (round > 0) rates[index]?.push(rate);
      }
    }
    const [service = NaN, bare = NaN] = rates.map(median);
    return [
      { name: "GET /jobs, service", value: service, unit: "requests/s" },
      { name: "GET /jobs, bare handler", value: bare, unit: "requests/s" },
      ratio("GET /jobs, service / bare handler", service / bare, { least: 0.6 }),
    ];
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
