import { type Exchange, drive } from "./drive.ts";
import { type Figure, ratio } from "./report.ts";
import { employerWithSamples } from "./sample-jobs.ts";
import { startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const CONNECTIONS = 50;
const ROUNDS = 5;
/** Milliseconds of load in each round, after one round that only warms up. */
const DURATION = 4000;

/** GET /jobs on PostgreSQL, against a bare handler that runs the same statements. */
export const measureLists = (databaseUrl: string): Promise<Figure[]> =>
  againstBare("GET /jobs", databaseUrl, 0.8, (origin, apiKey) => ({
    url: `${origin}/api/v1.1/jobs`,
    headers: { "api-key": apiKey },
  }));

/** POST /jobs on PostgreSQL, against a bare handler that only runs the insert. */
export const measureWrites = (databaseUrl: string): Promise<Figure[]> =>
  againstBare("POST /jobs", databaseUrl, 0.7, (origin, apiKey) => newJob(origin, apiKey));

/** A request that creates a plain job. */
export const newJob = (origin: string, apiKey: string, title = "Baker"): Exchange => ({
  method: "POST",
  url: `${origin}/api/v1.1/jobs`,
  headers: { "api-key": apiKey, "content-type": "application/json" },
  body: JSON.stringify({
    title,
    locations: [{ description: "Vancouver, BC" }],
    categories: [{ id: 6 }],
    positionType: { id: 1 },
    description: "<p>A paragraph of a description.</p>".repeat(40),
    applicantRoutingType: { id: 1 },
    applicationEmail: "jobs@example.com",
  }),
});

async function againstBare(
  name: string,
  databaseUrl: string,
  least: number,
  exchange: (origin: string, apiKey: string) => Exchange,
): Promise<Figure[]> {
  const apiKey = await employerWithSamples(databaseUrl);
  const env = { DATABASE_URL: databaseUrl };
  const servers = [await startServer("service", env), await startServer("bare", env)];
  try {
    const rates: number[][] = [[], []];
    const costs: number[][] = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      // Interleaved, so that both see the same machine.
      for (const [index, { origin, usage }] of servers.entries()) {
        const request = exchange(origin, apiKey);
        await usage();
        const load = { connections: CONNECTIONS, duration: DURATION, next: () => request };
        const { rate } = await drive(load);
        const { cpu } = await usage();
        if (round === 0) continue;
        rates[index]?.push(rate);
        costs[index]?.push(cpu / ((rate * DURATION) / 1000));
      }
    }
    const [service = NaN, bare = NaN] = rates.map(median);
    const [serviceCost = NaN, bareCost = NaN] = costs.map(median);
    return [
      { name: `${name}, service`, value: service, unit: "requests/s" },
      { name: `${name}, bare handler`, value: bare, unit: "requests/s" },
      ratio(`${name}, service / bare handler`, service / bare, { least }),
      { name: `${name}, processor time of the service`, value: serviceCost, unit: "ms/request" },
      { name: `${name}, processor time of the bare handler`, value: bareCost, unit: "ms/request" },
    ];
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
