import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { seedJobs } from "./admin/seed.ts";
import type { Database } from "./db/database.ts";
import { addApiKey, addEmployer, findEmployerByKey, listEmployers } from "./employers/store.ts";

const JOBS = 240;

/**
 * The API key of the demo employer. On an empty database it is made, with jobs to look at, and kept in
 * `dataDir` so that every start can show it; `undefined` where there is none or it was revoked.
 */
export async function demoKey(
  db: Database,
  { dataDir, today }: { dataDir: string; today: string },
): Promise<string | undefined> {
  const file = path.join(dataDir, "demo-api-key");
  if (existsSync(file)) {
    const apiKey = readFileSync(file, "utf8").trim();
    if (await findEmployerByKey(db, apiKey)) return apiKey;
  }
  if ((await listEmployers(db)).length > 0) return undefined;
  // All or nothing: a first start that is broken off begins again at the next.
  return db.transaction(async (tx) => {
    const employerId = await addEmployer(tx, "Maple & Main", "unlimited");
    const { apiKey } = await addApiKey(tx, employerId);
    await seedJobs(tx, employerId, { count: JOBS, today });
    writeFileSync(file, `${apiKey}\n`, { mode: 0o600 });
    return apiKey;
  });
}
