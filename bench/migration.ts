import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { migrate } from "#service/db/migrate.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import type { EmployerId } from "#service/db/employer.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { ROOT } from "../scripts/lib/repository.ts";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { drive, mixedRequests } from "./drive.ts";
import { insertJobs, onPostgres } from "./engines.ts";
import type { Figure } from "./figures.ts";
import { LATER } from "./later-migrations.ts";
import { startService } from "../scripts/lib/process.ts";

const JOBS = 1_000_000;
const JOBS_OF_ONE = 100_000;

/** The load while a newer version migrates: requests a second of ten clients, in parts of some seconds. */
const LOAD = { connections: 10, overallRate: 100, duration: 5 };

/**
 * How long a start takes on a restored dump of 1,000,000 jobs, whose table it rewrites, and how it answers probes
 * meanwhile; then how the service answers while a newer version adds, indexes and fills a column of them.
 */
export const measureMigration = (): Promise<Figure[]> =>
  onPostgres(async (databaseUrl) => {
    const employerId = await fillAsRestored(databaseUrl);
    const began = performance.now();
    const since = () => (performance.now() - began) / 1000;
    const service = await startService({ DATABASE_URL: databaseUrl });
    const answered = since();
    const said = new Set<string>();
    let slowest = 0;
    for (let isReady = false; !isReady; await wait(100)) {
      const asked = since();
      const health = await fetch(`${service.origin}/health`).catch(() => undefined);
      slowest = Math.max(slowest, since() - asked);
      if (health?.ok === false) throw new Error(`/health answered ${health.status}.`);
      const ready = await fetch(`${service.origin}/ready`).catch(() => undefined);
      if (ready) said.add(((await ready.json()) as { status: string }).status);
      isReady = ready?.ok ?? false;
    }
    const time = since();
    process.stdout.write(`/ready said: ${[...said].join("; ")}\n`);
    const beside = await measureBeside(databaseUrl, service.origin, employerId);
    await service.stop();
    return [
      { name: "on a restored dump: until /ready is 200", value: time, unit: "s" },
      { name: "until /health answers", value: answered, unit: "s" },
      { name: "slowest answer of /health", value: slowest * 1000, unit: "ms" },
      ...beside,
    ];
  });

/** Requests that a service answers while a newer version migrates. */
async function measureBeside(
  databaseUrl: string,
  url: string,
  employerId: EmployerId,
): Promise<Figure[]> {
  const db = await openDatabase({ databaseUrl, noTimeout: true });
  const { apiKey } = await addApiKey(db, employerId);
  await db.close();
  const load = () => drive({ url, ...LOAD, requests: mixedRequests({ "api-key": apiKey }) });
  const alone = await load();
  const began = performance.now();
  const updating = update(databaseUrl).then(() => (performance.now() - began) / 1000);
  const parts = [];
  let time: number | undefined;
  while (time === undefined) {
    const part = await load();
    process.stdout.write(`${new Date().toISOString()} p99 ${Math.round(part.p99)} ms\n`);
    parts.push(part);
    time = await Promise.race([updating, Promise.resolve(undefined)]);
  }
  return [
    { name: "beside a service: until it is migrated", value: time, unit: "s" },
    { name: "p99 of 5 s before", value: alone.p99, unit: "ms" },
    {
      name: "p99 of the worst 5 s",
      value: Math.max(...parts.map(({ p99 }) => p99)),
      unit: "ms",
      most: 1000,
    },
    {
      name: "failures",
      value: parts.reduce((sum, { failures }) => sum + failures, 0),
      unit: "",
      most: 0,
    },
  ];
}

/** What the start of a newer version does. */
async function update(databaseUrl: string): Promise<void> {
  const folder = temporaryFolder("job-postings-migrations");
  cpSync(path.join(ROOT, "service/db/migrations"), folder, { recursive: true });
  for (const [name, text] of Object.entries(LATER)) writeFileSync(path.join(folder, name), text);
  const log = (name: string) => process.stdout.write(`${new Date().toISOString()} ${name}\n`);
  const db = await openDatabase({ databaseUrl }, undefined, (db) =>
    migrate(db, log, pathToFileURL(`${folder}/`)),
  );
  await db.close();
}

/** Fills a database that looks as if it came from another server; answers one of the employers. */
async function fillAsRestored(databaseUrl: string): Promise<EmployerId> {
  const db = await openDatabase({ databaseUrl, noTimeout: true });
  const employers = [];
  for (let jobs = 0; jobs < JOBS; jobs += JOBS_OF_ONE) {
    const employerId = await addEmployer(db, "Bench", "limited");
    await insertJobs(db, employerId, JOBS_OF_ONE);
    employers.push(employerId);
  }
  await db.query({ text: "UPDATE time_line SET cluster = 'another'" });
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();
  return employers[0] as EmployerId;
}
