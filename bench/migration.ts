import { copyFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { migrate } from "#service/db/migrate.ts";
import { readMigrations } from "#service/db/migration-file.ts";
import { openDatabase } from "#service/db/open-database.ts";
import { addEmployer } from "#service/employers/store.ts";
import { ROOT } from "../scripts/repository.ts";
import { temporaryFolder } from "../scripts/temporary-folder.ts";
import { insertJobs, onPostgres } from "./engines.ts";
import type { Figure } from "./figures.ts";
import { startService } from "./process.ts";

const JOBS = 1_000_000;
const JOBS_OF_ONE = 100_000;

/** The one that rewrites the table of jobs, for the feed of changes. */
const REWRITES = "0006_extensions.sql";

/** How long a start takes that brings 1,000,000 jobs up to date, and how it answers probes meanwhile. */
export const measureMigration = (): Promise<Figure[]> =>
  onPostgres(async (databaseUrl) => {
    await fillOlder(databaseUrl);
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
    await service.stop();
    process.stdout.write(`/ready said: ${[...said].join("; ")}\n`);
    return [
      { name: "1,000,000 jobs: until /ready is 200", value: time, unit: "s" },
      { name: "until /health answers", value: answered, unit: "s" },
      { name: "slowest answer of /health", value: slowest * 1000, unit: "ms" },
    ];
  });

/** Fills a database of the version before `REWRITES`. */
async function fillOlder(databaseUrl: string): Promise<void> {
  const folder = temporaryFolder("job-postings-older");
  for (const { name } of await readMigrations())
    if (name < REWRITES)
      copyFileSync(path.join(ROOT, "service/db/migrations", name), path.join(folder, name));
  const older = pathToFileURL(`${folder}/`);
  const location = { databaseUrl, noTimeout: true };
  const db = await openDatabase(location, undefined, (db) => migrate(db, undefined, older));
  for (let jobs = 0; jobs < JOBS; jobs += JOBS_OF_ONE)
    await insertJobs(db, await addEmployer(db, "Bench", "limited"), JOBS_OF_ONE);
  await db.query({ text: "VACUUM ANALYZE" });
  await db.close();
}
