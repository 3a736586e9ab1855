import { createApp } from "#service/app.ts";
import type { Database } from "#service/db/database.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { API, aJob } from "./drive.ts";
import { employerWithJobs, onPostgres } from "./engines.ts";
import { type Figure, median } from "./figures.ts";

/** Writers at a time. */
const WRITERS = 10;
/** What else the machine does changes the rate from second to second: both kinds take turns. */
const TURNS = 40;
const JOBS_A_TURN = 6;

/** Versions of each of 1,000 jobs, and reads of each kind. */
const VERSIONS = 1000;
const READS = 200;

/**
 * Milliseconds of a job's creation, two changes and deletion, with history and with its triggers off; and of
 * reads with 1,000,000 versions beside those with as many as there are jobs.
 */
export async function measureHistory(): Promise<Figure[]> {
  const onEmbedded = await openDatabase({ dataDir: temporaryFolder("job-postings-bench") });
  return [
    ...(await onPostgres(async (databaseUrl) =>
      measureWrites("PostgreSQL", await openDatabase({ databaseUrl })),
    )),
    ...(await measureWrites("embedded", onEmbedded)),
    ...(await onPostgres(async (databaseUrl) =>
      measureReads(await openDatabase({ databaseUrl, noTimeout: true })),
    )),
  ];
}

async function measureWrites(engine: string, db: Database): Promise<Figure[]> {
  const headers = { "api-key": await employerWithJobs(db, 1000) };
  const app = createApp({ db, timeZone: "UTC" });
  const send = async (method: "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const writer = async () => {
    for (let count = 0; count < JOBS_A_TURN; count++) {
      const url = `${API}/jobs`;
      const job = `${url}/${(await send("POST", url, aJob)).json<{ id: number }>().id}`;
      await send("PUT", job, { title: "Baker, changed" });
      await send("PUT", job, { description: `${aJob.description}<p>More.</p>` });
      await send("DELETE", job);
    }
  };
  const times: Record<"ENABLE" | "DISABLE", number[]> = { ENABLE: [], DISABLE: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const kind of ["DISABLE", "ENABLE"] as const) {
      for (const trigger of ["keep_version", "keep_changed_version"])
        await db.query({ text: `ALTER TABLE jobs ${kind} TRIGGER ${trigger}` });
      const began = performance.now();
      await Promise.all(Array.from({ length: WRITERS }, writer));
      times[kind].push((performance.now() - began) / (WRITERS * JOBS_A_TURN));
    }
  }
  await app.close();
  await db.close();
  const [kept, plain] = [median(times.ENABLE), median(times.DISABLE)];
  return [
    { name: `${engine}: four writes with history`, value: kept, unit: "ms" },
    { name: `${engine}: with / without history`, value: kept / plain, unit: "×", most: 1.18 },
  ];
}

async function measureReads(db: Database): Promise<Figure[]> {
  const headers = { "api-key": await employerWithJobs(db, 1000) };
  const app = createApp({ db, timeZone: "UTC" });
  const first = (await app.inject({ url: `${API}/jobs`, headers })).json<{
    data: { id: number }[];
  }>();
  const job = `/jobs/${first.data[0]?.id}`;
  const paths = { list: "/jobs", job, "its versions": `${job}/versions`, trash: "/jobs/deleted" };
  /** The median of each path, all in turn. */
  const read = async () => {
    const times = Object.entries(paths).map(([name, path]) => ({
      name,
      path,
      all: [] as number[],
    }));
    for (let count = 0; count < READS; count++)
      for (const { path, all } of times) {
        const began = performance.now();
        await app.inject({ url: `${API}${path}`, headers });
        all.push(performance.now() - began);
      }
    return times.map(({ name, all }) => ({ name, time: median(all) }));
  };
  const before = await read();
  await db.query({ text: "ALTER TABLE jobs DISABLE TRIGGER USER" });
  await db.query({ text: `UPDATE jobs SET version = ${VERSIONS}` });
  await db.query({
    text: `INSERT INTO job_versions (employer_id, job_id, number, kind, content, description_number)
      SELECT employer_id, job_id, version, 'changed', content, description_number
      FROM job_versions, generate_series(2, ${VERSIONS}) AS version`,
  });
  await db.query({ text: "VACUUM ANALYZE" });
  const after = await read();
  await app.close();
  await db.close();
  return after.map(({ name, time }, at) => ({
    name: `${name}, 1,000,000 versions (${time.toFixed(2)} ms) / 1,000`,
    value: time / (before[at]?.time ?? NaN),
    unit: "×",
    most: 1.5,
  }));
}
