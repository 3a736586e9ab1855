import { Agent } from "node:http";
import { openDatabase } from "#service/db/database.ts";
import { type Exchange, drive, once } from "./drive.ts";
import { FREQUENT_WORD, RARE_WORD, employerWithJobs } from "./plain-jobs.ts";
import { type Figure, ratio } from "./report.ts";
import { startServer } from "./server-process.ts";
import { median } from "./statistics.ts";

const JOBS = 1_000_000;
/** Jobs of the employers that are compared. Many others have as many as the middle one. */
const SIZES = [100, 1000, 100_000] as const;
type Size = (typeof SIZES)[number];

const REQUESTS = 300;

/** What the largest employer asks, and how many times as long it may take as page 1 or the middle one. */
const QUERIES: [name: string, query: string, limit: Partial<Record<Size, number>>][] = [
  ["page 1", "", { 100: 1.5, 1000: 1.5 }],
  ["by status", "?status=draft", { 1000: 1.5 }],
  ["rare search", `?q=${RARE_WORD}`, { 1000: 1.5 }],
];
const SLOW: [name: string, query: string, milliseconds: number | undefined][] = [
  ["page 5,000", "?page=5000", undefined],
  ["a search that half match", `?q=${FREQUENT_WORD}`, 100],
  ["the same, by status", `?q=${FREQUENT_WORD}&status=draft`, 100],
  ["a search for two letters", "?q=ow", 100],
];

type Keys = Record<Size, string>;

/** Lists of an employer with 100,000 jobs among 1,000,000, against those of one with 1,000. */
export async function measureScale(databaseUrl: string): Promise<Figure[]> {
  const keys = await fill(databaseUrl);
  const { origin, stop } = await startServer("service", { DATABASE_URL: databaseUrl });
  const asking = (size: Size, query = ""): Exchange => ({
    url: `${origin}/api/v1.1/jobs${query}`,
    headers: { "api-key": keys[size] },
  });
  try {
    return [
      ...(await besideSmaller(asking)),
      ...(await besidePageOne(asking)),
      ...(await besideSearches(asking, 1)),
      ...(await besideSearches(asking, 10)),
    ];
  } finally {
    await stop();
  }
}

async function fill(databaseUrl: string): Promise<Keys> {
  const db = await openDatabase({ databaseUrl, patient: true });
  const keys: Record<number, string> = {};
  for (const size of SIZES) keys[size] = await employerWithJobs(db, size);
  for (let jobs = 101_100; jobs < JOBS; jobs += 1000) await employerWithJobs(db, 1000);
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();
  return keys as Keys;
}

type Asking = (size: Size, query?: string) => Exchange;

/** Milliseconds of each request in the middle, asked in turn so that all see the same machine. */
async function medians(exchanges: Exchange[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = exchanges.map((): number[] => []);
  for (let count = 0; count < REQUESTS; count++) {
    for (const [index, exchange] of exchanges.entries())
      times[index]?.push(await once(exchange, agent));
  }
  agent.destroy();
  return times.map(median);
}

async function besideSmaller(asking: Asking): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, query, limits] of QUERIES) {
    const times = await medians(SIZES.map((size) => asking(size, query)));
    const large = times.at(-1) ?? NaN;
    for (const [index, size] of SIZES.entries()) {
      const value = times[index] ?? NaN;
      figures.push({ name: `${name}, of ${size.toLocaleString("en")} jobs`, value, unit: "ms" });
      const most = limits[size];
      if (most !== undefined)
        figures.push(
          ratio(`${name}, 100,000 / ${size.toLocaleString("en")}`, large / value, { most }),
        );
    }
  }
  return figures;
}

async function besidePageOne(asking: Asking): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, query, most] of SLOW) {
    const [first = NaN, value = NaN] = await medians([asking(100_000), asking(100_000, query)]);
    const limit = most === undefined ? {} : { limit: { most } };
    figures.push({ name: `${name}, of 100,000 jobs`, value, unit: "ms", ...limit });
    if (most === undefined) figures.push(ratio(`${name} / page 1`, value / first, { most: 10 }));
  }
  return figures;
}

/** What an employer with few jobs notices of another one that searches 100,000 without a pause. */
async function besideSearches(asking: Asking, connections: number): Promise<Figure[]> {
  const list = asking(1000);
  const search = asking(100_000, `?q=${FREQUENT_WORD}`);
  const alone: number[] = [];
  const beside: number[] = [];
  const duration = 4000;
  for (let round = 0; round < 5; round++) {
    alone.push((await drive({ connections: 4, duration, next: () => list })).p99);
    const [lists] = await Promise.all([
      drive({ connections: 4, duration, next: () => list }),
      drive({ connections, duration, next: () => search }),
    ]);
    beside.push(lists.p99);
  }
  const name = `small lists beside ${connections} searching`;
  return [
    { name: `${name}, p99`, value: median(beside), unit: "ms" },
    { name: "small lists alone, p99", value: median(alone), unit: "ms" },
    ratio(`${name} / alone, p99`, median(beside) / median(alone), { most: 3 }),
  ];
}
