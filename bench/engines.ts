import { todayIn } from "#contract/calendar-date.ts";
import { seedJobs } from "#service/admin/seed.ts";
import type { Database } from "#service/db/database.ts";
import { openDatabase } from "#service/db/opening/open-database.ts";
import { createDatabase, databaseUrlOf } from "#service/db/testing/databases.ts";
import { findPostgres } from "#service/db/testing/find-postgres.ts";
import { startPostgres } from "#service/db/testing/postgres-server.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import type { Figure } from "./figures.ts";
import { type Service, startService } from "../scripts/lib/process.ts";

export type Engine = "PostgreSQL" | "embedded";

/** A word in the titles of every second job. */
export const FREQUENT_WORD = "downtown";
/** A word in the titles of five jobs of each employer. */
export const RARE_WORD = "zymurgy";

/** Runs a measurement on an empty PostgreSQL database whose commits are synced. */
export async function onPostgres<T>(measure: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = await startPostgres(findPostgres(), { synced: true });
  try {
    await createDatabase(server.url, "bench");
    return await measure(databaseUrlOf(server.url, "bench"));
  } finally {
    await server.stop();
  }
}

/** Fills a new database of the engine, starts the service on it and measures. */
export async function onEngine<Filled>(
  engine: Engine,
  fill: (db: Database) => Promise<Filled>,
  measure: (service: Service, filled: Filled) => Promise<Figure[]>,
  env: Record<string, string> = {},
): Promise<Figure[]> {
  if (engine === "embedded") return run({ DATA_DIR: temporaryFolder("job-postings-bench") });
  return onPostgres((databaseUrl) => run({ DATABASE_URL: databaseUrl }));

  async function run(address: { DATA_DIR: string } | { DATABASE_URL: string }) {
    const db = await openDatabase(
      "DATA_DIR" in address
        ? { dataDir: address.DATA_DIR }
        : { databaseUrl: address.DATABASE_URL, noTimeout: true },
    );
    const filled = await fill(db);
    await db.query({ text: "VACUUM ANALYZE" });
    await db.close();
    const service = await startService({ ...address, ...env });
    try {
      return await measure(service, filled);
    } finally {
      await service.stop();
    }
  }
}

/** Adds an employer with `jobs` plain jobs and returns its key. */
export async function employerWithJobs(db: Database, jobs: number): Promise<string> {
  const employerId = await addEmployer(db, `Bench ${jobs}`, "limited");
  await insertJobs(db, employerId, jobs);
  return (await addApiKey(db, employerId)).apiKey;
}

/** Gives an employer without jobs plain ones, in one statement. */
export async function insertJobs(db: Database, employerId: number, jobs: number): Promise<void> {
  await db.query({
    text: `INSERT INTO jobs (employer_id, reference_id, title, status, publish_date, close_date,
        close_date_defaulted, confidential, auto_refresh, locations, category_ids, position_type_id,
        description, applicant_routing_type_id, application_email)
      SELECT $1, 'REF-' || n,
        (ARRAY['Accountant', 'Baker', 'Carpenter', 'Driver', 'Engineer', 'Nurse'])[1 + n % 6]
          || ' ' || left(md5(n::text), 12) || CASE n % 2 WHEN 0 THEN ' ${FREQUENT_WORD}' ELSE '' END
          || CASE WHEN n <= 5 THEN ' ${RARE_WORD}' ELSE '' END,
        (ARRAY['active', 'active', 'archived', 'draft'])[1 + n % 4],
        DATE '2026-01-01' + (n * 7919) % 300, DATE '2027-01-01', true, false, false,
        '[{"id": 6173331, "name": "Vancouver", "type": "Town", "description": "Vancouver, BC"}]',
        '{1}', 1, repeat('<p>A paragraph of a description.</p>', 40), 1, 'jobs@example.com'
      FROM generate_series(1, $2::int) AS n`,
    values: [employerId, jobs],
  });
}

/** Adds an employer with realistic jobs and returns its key. */
export async function employerWithSamples(databaseUrl: string, count: number): Promise<string> {
  const db = await openDatabase({ databaseUrl });
  const employerId = await addEmployer(db, "Bench", "limited");
  await seedJobs(db, employerId, { count, today: todayIn("UTC") });
  await db.query({ text: "VACUUM ANALYZE" });
  const { apiKey } = await addApiKey(db, employerId);
  await db.close();
  return apiKey;
}
