import { openDatabase } from "#service/db/database.ts";
import { onEmbedded } from "./embedded.ts";
import { type Exchange, drive, once } from "./drive.ts";
import { employerWithJobs } from "./plain-jobs.ts";
import { type Figure, ratio } from "./report.ts";
import { type ServerProcess, type Memory, startServer } from "./server-process.ts";
import { median, percentile } from "./statistics.ts";
import { newJob } from "./throughput.ts";

const CONNECTIONS = 200;
/** How often memory is looked at. */
const LOOKS = 12;
/** Jobs that are modified again and again, by their reference ids. */
const KEPT = 500;

type Measure = (engine: string, server: ServerProcess, apiKey: string) => Promise<Figure[]>;

/**
 * 200 connections that read and write for so many seconds on each engine, one engine after the other, and
 * what becomes of failures and memory; then what a noisy key costs a quiet one.
 */
export async function measureLoad(databaseUrl: string, seconds: number): Promise<Figure[]> {
  const db = await openDatabase({ databaseUrl });
  const [apiKey, quiet] = [await employerWithJobs(db, 1000), await employerWithJobs(db, 100)];
  await db.close();
  const onPostgresql = async (env: Record<string, string>, measure: Measure) => {
    const server = await startServer("service", { DATABASE_URL: databaseUrl, ...env });
    try {
      return await measure("PostgreSQL", server, apiKey);
    } finally {
      await server.stop();
    }
  };
  const endure: Measure = (engine, server, key) => underLoad(engine, server, key, seconds);
  return [
    ...(await onPostgresql({ RATE_LIMIT: "off" }, endure)),
    ...(await onEmbedded((server, key) => endure("embedded", server, key), { RATE_LIMIT: "off" })),
    ...(await onPostgresql({ RATE_LIMIT: "2000" }, (_engine, { origin }, noisy) =>
      besideNoise(origin, noisy, quiet),
    )),
  ];
}

async function underLoad(
  engine: string,
  { origin, memory }: ServerProcess,
  apiKey: string,
  seconds: number,
): Promise<Figure[]> {
  const load = readsAndWrites(origin, apiKey);
  const failures = new Map<string, number>();
  const failed = (_exchange: Exchange, { message }: Error) =>
    void failures.set(message, (failures.get(message) ?? 0) + 1);
  const looks: Memory[] = [];
  const rates: number[] = [];
  const p99s: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const duration = (seconds * 1000) / LOOKS;
    const driven = await drive({ connections: CONNECTIONS, duration, ...load, failed });
    rates.push(driven.rate);
    p99s.push(driven.p99);
    looks.push(await memory());
  }
  for (const [reason, count] of failures) process.stdout.write(`${engine}: ${count} × ${reason}\n`);
  const series = (pick: (look: Memory) => number) =>
    looks.map((look) => Math.round(pick(look))).join(" ");
  process.stdout.write(`${engine}, MB in RAM:      ${series(({ resident }) => resident)}\n`);
  process.stdout.write(`${engine}, MB on the heap: ${series(({ heap }) => heap)}\n`);

  const quarter = LOOKS / 4;
  const level = (name: string, pick: (look: Memory) => number) => {
    const values = looks.map(pick);
    const [early, late] = [values.slice(quarter, 2 * quarter), values.slice(-quarter)].map(median);
    return ratio(`${engine}, ${name}, last / second quarter`, (late ?? NaN) / (early ?? NaN), {
      most: 1.1,
    });
  };
  const errors = [...failures.values()].reduce((sum, count) => sum + count, 0);
  return [
    { name: `${engine}, ${CONNECTIONS} connections, answers`, value: median(rates), unit: "/s" },
    { name: `${engine}, p99`, value: median(p99s), unit: "ms" },
    {
      name: `${engine}, errors in ${seconds} s`,
      value: errors,
      unit: "",
      limit: { most: 0 },
    },
    level("memory in RAM", ({ resident }) => resident),
    level("memory on the heap", ({ heap }) => heap),
  ];
}

/** Of ten requests five read lists, two read a place or a search, three write; what is created is deleted. */
function readsAndWrites(origin: string, apiKey: string) {
  const jobs = `${origin}/api/v1.1/jobs`;
  const { body: plain = "{}", headers } = newJob(origin, apiKey);
  const created: string[] = [];
  const get = (url: string): Exchange => ({ url, headers });
  const put = (referenceId: string, title: string): Exchange => {
    const body = JSON.stringify({ ...(JSON.parse(plain) as object), referenceId, title });
    return { url: jobs, headers, method: "PUT", body };
  };
  const remove = (referenceId: string): Exchange => ({
    url: jobs,
    headers,
    method: "DELETE",
    body: JSON.stringify({ referenceId }),
  });
  return {
    next(number: number): Exchange {
      const last = created.at(-1);
      switch (number % 10) {
        case 0:
          return put(`new-${number}-${performance.now()}`, "Baker");
        case 1:
          return put(`kept-${number % (10 * KEPT)}`, `Baker ${number}`);
        case 2:
          if (last === undefined) return get(jobs);
          created.pop();
          return remove(last);
        case 3:
          return get(`${jobs}?q=baker&pageSize=25`);
        case 4:
          return get(`${origin}/api/v1.1/locations?q=van`);
        case 5:
          return get(`${jobs}?status=active&page=2`);
        default:
          return get(jobs);
      }
    },
    succeeded({ method, body = "" }: Exchange) {
      const { referenceId = "" } = JSON.parse(body || "{}") as { referenceId?: string };
      if (method === "PUT" && referenceId.startsWith("new-")) created.push(referenceId);
    },
  };
}

/** Milliseconds of noise, and between two requests of the quiet key. */
const NOISE = 15_000;
const PAUSE = 50;

/** What a quiet key sees while another asks as fast as it can, with the limits on. */
async function besideNoise(origin: string, noisy: string, quiet: string): Promise<Figure[]> {
  const url = `${origin}/api/v1.1/jobs`;
  const ask = (key: string): Exchange => ({ url, headers: { "api-key": key } });
  const alone = await quietly(ask(quiet), NOISE / 3);
  let refused = 0;
  let served = 0;
  const noise = drive({
    connections: 20,
    duration: NOISE,
    next: () => ask(noisy),
    succeeded: () => void served++,
    failed: (_exchange, { message }) => {
      if (!message.endsWith("429")) throw new Error(message);
      refused += 1;
    },
  });
  const beside = await quietly(ask(quiet), NOISE);
  await noise;
  return [
    {
      name: "noisy key, answered with 429",
      value: (100 * refused) / (refused + served),
      unit: "%",
    },
    { name: "quiet key beside it, refused", value: beside.refused, unit: "", limit: { most: 0 } },
    { name: "quiet key alone, median", value: median(alone.times), unit: "ms" },
    { name: "quiet key beside it, median", value: median(beside.times), unit: "ms" },
    { name: "quiet key beside it, p99", value: percentile(beside.times, 0.99), unit: "ms" },
  ];
}

async function quietly(exchange: Exchange, duration: number) {
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + duration;
  while (performance.now() < end) {
    await once(exchange).then(
      (time) => times.push(time),
      () => refused++,
    );
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
  return { times, refused };
}
