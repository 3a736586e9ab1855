import { todayIn } from "#contract/calendar-date.ts";
import { seedJobs } from "#service/admin/seed.ts";
import { openDatabase } from "#service/db/database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";

/** Adds an employer with 1,000 realistic jobs and answers its key. */
export async function employerWithSamples(databaseUrl: string): Promise<string> {
  const db = await openDatabase({ databaseUrl });
  try {
    const employerId = await addEmployer(db, "Bench", "limited");
    await seedJobs(db, employerId, { count: 1000, today: todayIn("UTC") });
    await db.query({ text: "VACUUM ANALYZE" });
    return (await addApiKey(db, employerId)).apiKey;
  } finally {
    await db.close();
  }
}
