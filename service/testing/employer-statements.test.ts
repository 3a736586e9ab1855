import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../db/testing/test-database.ts";
import { EMPLOYER_TABLES, guarded, offenceOf } from "./employer-statements.ts";

test("the tables that are guarded are all that have an employer", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  const rows = await db.query<{ name: string }>({
    text: `SELECT relname::text AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE attname = 'employer_id' AND relnamespace = 'public'::regnamespace
        AND relkind = 'r' ORDER BY 1`,
  });
  expect(rows.map(({ name }) => name)).toEqual(EMPLOYER_TABLES);
});

test.each([
  "SELECT 1",
  "SELECT id FROM employers WHERE id = $1",
  "SELECT title FROM jobs WHERE employer_id = $1 AND id = $2",
  "UPDATE jobs SET title = $3\n  WHERE employer_id = $1 AND id = $2",
  'update "jobs" set "title" = $2 where "employer_id" = $1 and "id" = $3',
  'select "jobs"."id" from "jobs" join "places" using (id) where "jobs"."employer_id" = $1 and "places"."employer_id" = $1',
  'insert into "jobs" ("employer_id", "title") values ($1, $2)',
  "INSERT INTO jobs (employer_id, title) VALUES ($1, $2)",
  "INSERT INTO places (employer_id, name) SELECT $1, name FROM unnest($2::text[]) AS new (name)",
])("lets pass: %s", (text) => expect(offenceOf({ text, values: [1] })).toBeUndefined());

test.each([
  "SELECT title FROM jobs WHERE id = $1",
  "UPDATE jobs SET title = $2 WHERE id = $1",
  "DELETE FROM jobs",
  "DELETE FROM idempotency_keys USING jobs WHERE jobs.employer_id = $1",
  "INSERT INTO jobs (title) VALUES ($1)",
  "INSERT INTO jobs (title, employer_id) VALUES ($1, $2)",
  "SELECT * FROM (SELECT id FROM jobs WHERE employer_id = $1) AS own JOIN jobs USING (id)",
  "SELECT key_hash FROM api_keys",
])("stops: %s", (text) => expect(offenceOf({ text, values: [1] })).toContain("every employer's"));

test.each([
  ["no employer", ["1 OR true"]],
  ["no value", []],
  ["two employers", [1, 2]],
])("stops a filter by %s", (_name, values) => {
  const text = `SELECT title FROM jobs WHERE employer_id = $1
    UNION ALL SELECT name FROM places WHERE employer_id = $${Math.max(1, values.length)}`;
  expect(offenceOf({ text, values })).toContain("no employer");
});

test("the service under test cannot run what is stopped, in a transaction neither", async () => {
  const { db, drop } = await createTestDatabase("postgresql");
  onTestFinished(drop);
  const under = guarded(db);
  const statement = { text: "DELETE FROM jobs" };
  await expect(under.query(statement)).rejects.toThrow("every employer's rows");
  await expect(under.transaction((tx) => tx.query(statement))).rejects.toThrow("every employer's");
});
