import { openDatabase } from "#service/db/database.ts";
import { mixedLoad, onEmbedded } from "./embedded.ts";
import { drive } from "./drive.ts";
import { employerWithJobs } from "./plain-jobs.ts";
import { type Figure, ratio } from "./report.ts";
import { type Memory, type ServerProcess, startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const CONNECTIONS = 10;
/** Milliseconds: how long there is load, and how often memory is looked at meanwhile. */
const DURATION = 600_000;
const PERIOD = 20_000;
/** The share of the looks at the start that only warm up, and of those at the end that are compared. */
const SHARE = 0.25;

/** Memory over ten minutes of reading and writing, on both engines side by side. */
export async function measureMemory(databaseUrl: string): Promise<Figure[]> {
  const db = await openDatabase({ databaseUrl });
  const apiKey = await employerWithJobs(db, 1000);
  await db.close();
  const server = await startServer("service", { DATABASE_URL: databaseUrl });
  try {
    const figures = await Promise.all([
      underLoad("PostgreSQL", server, apiKey),
      onEmbedded((embedded, key) => underLoad("embedded", embedded, key)),
    ]);
    return figures.flat();
  } finally {
    await server.stop();
  }
}

async function underLoad(
  engine: string,
  { origin, memory }: ServerProcess,
  apiKey: string,
): Promise<Figure[]> {
  const looks: Memory[] = [];
  // Ten minutes on a busy machine: a request that failed for it ends nothing, but is told.
  let failures = 0;
  let requests = 0;
  const next = mixedLoad(origin, apiKey);
  for (let passed = 0; passed < DURATION; passed += PERIOD) {
    const failed = () => void failures++;
    const { rate } = await drive({ connections: CONNECTIONS, duration: PERIOD, next, failed });
    requests += (rate * PERIOD) / 1000;
    looks.push(await memory());
  }
  const count = Math.ceil(looks.length * SHARE);
  const compare = (name: string, pick: (look: Memory) => number) => {
    const values = looks.map(pick);
    const early = median(values.slice(count, 2 * count));
    const late = median(values.slice(-count));
    return [
      { name: `${engine}, ${name} at the end`, value: late, unit: "MB" },
      ratio(`${engine}, ${name}, last / second quarter`, late / early, { most: 1.1 }),
    ];
  };
  return [
    { name: `${engine}, requests`, value: requests, unit: "" },
    { name: `${engine}, failed requests`, value: failures, unit: "", limit: { most: 0 } },
    ...compare("memory", ({ resident }) => resident),
    ...compare("heap", ({ heap }) => heap),
  ];
}
