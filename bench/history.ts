import { createApp } from "#service/app.ts";
import type { Database } from "#service/db/database.ts";
import { openDatabase } from "#service/db/open-database.ts";
import { temporaryFolder } from "../scripts/temporary-folder.ts";
import { API, aJob } from "./drive.ts";
import { employerWithJobs, onPostgres } from "./engines.ts";
import { type Figure, median } from "./figures.ts";

/** Writers at a time. */
const WRITERS = 10;
/** What else the machine does changes the rate from second to second: both kinds take turns. */
const TURNS = 40;
const JOBS_A_TURN = 6;

/** Milliseconds of a job's creation, two changes and deletion, with history and with its triggers off. */
export async function measureHistory(): Promise<Figure[]> {
  const onEmbedded = await openDatabase({ dataDir: temporaryFolder("job-postings-bench") });
  return [
    ...(await onPostgres(async (databaseUrl) =>
      measureWrites("PostgreSQL", await openDatabase({ databaseUrl })),
    )),
    ...(await measureWrites("embedded", onEmbedded)),
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
