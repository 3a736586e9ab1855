import type { Database } from "#service/db/database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";

/** A word that every second job has in its title. */
export const FREQUENT_WORD = "downtown";

/** A word that five jobs of each employer have in their titles, and no others. */
export const RARE_WORD = "zymurgy";

/** Adds an employer with `jobs` plain jobs by one statement, and answers its key. */
export async function employerWithJobs(db: Database, jobs: number): Promise<string> {
  const employerId = await addEmployer(db, `Bench ${jobs}`, "limited");
  await db.query({
    text: `INSERT INTO jobs (employer_id, reference_id, title, status, publish_date, close_date,
        close_date_defaulted, confidential, auto_refresh, locations, category_ids, position_type_id,
        description, applicant_routing_type_id, application_email)
      SELECT $1, 'REF-' || n,
        (ARRAY['Accountant', 'Baker', 'Carpenter', 'Driver', 'Engineer', 'Nurse'])[1 + n % 6]
          || ' ' || left(md5(n::text), 12) || CASE n % 2 WHEN 0 THEN ' ${FREQUENT_WORD}' ELSE '' END || CASE WHEN n <= 5 THEN ' ${RARE_WORD}' ELSE '' END,
        (ARRAY['active', 'active', 'archived', 'draft'])[1 + n % 4],
        DATE '2026-01-01' + (n * 7919) % 300, DATE '2027-01-01', true, false, false,
        '[{"id": 6173331, "name": "Vancouver", "type": "Town", "description": "Vancouver, BC"}]',
        '{1}', 1, repeat('<p>A paragraph of a description.</p>', 40), 1, 'jobs@example.com'
      FROM generate_series(1, $2::int) AS n`,
    values: [employerId, jobs],
  });
  return (await addApiKey(db, employerId)).apiKey;
}
