import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { JOB_STATUSES } from "#contract/job-status.ts";
import type { Queryable, Statement } from "./database.ts";
import { createTestDatabase, ON_POSTGRESQL } from "./testing/test-database.ts";

/** `count` jobs of an employer, with statuses in turn. */
const insert = (employerId: number, count: number): Statement => ({
  text: `INSERT INTO jobs (employer_id, title, status, publish_date, close_date, close_date_defaulted,
      confidential, auto_refresh, locations, category_ids, position_type_id, description,
      applicant_routing_type_id)
    SELECT $1, 'Baker', ($2::text[])[1 + n % 3], '2026-08-04', '2026-10-03', true,
      false, false, '[]', '{1}', 1, '<p>Bread.</p>', 2 FROM generate_series(1, $3::int) AS n`,
  values: [employerId, JOB_STATUSES, count],
});

/** Changes to the jobs of an employer whose id leaves a rest; what is there is left to chance. */
const CHANGES: Record<string, (employerId: number, rest: number) => Statement> = {
  insert: (employerId, rest) => insert(employerId, rest + 1),
  publish: (employerId, rest) => ({
    text: "UPDATE jobs SET status = 'active' WHERE employer_id = $1 AND id % 5 = $2",
    values: [employerId, rest],
  }),
  archive: (employerId, rest) => ({
    text: "UPDATE jobs SET status = 'archived' WHERE employer_id = $1 AND id % 5 = $2",
    values: [employerId, rest],
  }),
  rename: (employerId, rest) => ({
    text: "UPDATE jobs SET title = 'Cook' WHERE employer_id = $1 AND id % 5 = $2",
    values: [employerId, rest],
  }),
  delete: (employerId, rest) => ({
    text: "DELETE FROM jobs WHERE employer_id = $1 AND id % 5 = $2",
    values: [employerId, rest],
  }),
};

/** The kept counts beside the counted ones, of one moment. */
const COUNTS = {
  text: `SELECT id AS "employerId",
      (SELECT json_build_object('active', coalesce(sum(active), 0), 'archived', coalesce(sum(archived), 0),
        'draft', coalesce(sum(draft), 0)) FROM job_counts WHERE employer_id = employers.id) AS kept,
      (SELECT json_build_object('active', count(*) FILTER (WHERE status = 'active'),
        'archived', count(*) FILTER (WHERE status = 'archived'),
        'draft', count(*) FILTER (WHERE status = 'draft')) FROM jobs WHERE employer_id = employers.id
      ) AS counted
    FROM employers ORDER BY id`,
};

interface Counts {
  employerId: number;
  kept: object;
  counted: object;
}

async function expectExact(db: Queryable): Promise<Counts[]> {
  const counts = await db.query<Counts>(COUNTS);
  expect(counts.map(({ kept }) => kept)).toEqual(counts.map(({ counted }) => counted));
  return counts;
}

describe.each(ON_POSTGRESQL)("on %s", (engine) => {
  async function withEmployers() {
    const { db, drop } = await createTestDatabase(engine);
    await db.query({
      text: "INSERT INTO employers (name, plan) SELECT 'Bakery', 'limited' FROM generate_series(1, 2)",
    });
    return { db, drop };
  }

  test("the counts are exact whatever changes at the same time, undone or not", async () => {
    const change = fc.record({
      kind: fc.constantFrom(...Object.keys(CHANGES)),
      employerId: fc.constantFrom(1, 2),
      rest: fc.nat(4),
    });
    const transaction = fc.record({
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      undone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 12 }), async (all) => {
        const { db, drop } = await withEmployers();
        const run = Promise.allSettled(
          all.map(({ changes, undone }) =>
            db.transaction(async (tx) => {
              for (const { kind, employerId, rest } of changes) {
                await tx.query(CHANGES[kind]!(employerId, rest));
              }
              if (undone) throw new Error("undone");
            }),
          ),
        );
        expect(await expectExact(db)).toHaveLength(2);
        await run;
        await expectExact(db);
        await drop();
      }),
      { seed: 20260804, numRuns: 25 },
    );
  });

  test("writers on other connections do not wait for each other", async () => {
    const { db, drop } = await withEmployers();
    onTestFinished(drop);
    await db.query(insert(1, 3));
    await db.transaction(async (tx) => {
      await tx.query(insert(1, 3));
      if (engine === "postgresql") await db.query(insert(1, 3));
    });
    const [first] = await expectExact(db);
    expect(first?.kept).toEqual(
      engine === "postgresql"
        ? { active: 3, archived: 3, draft: 3 }
        : { active: 2, archived: 2, draft: 2 },
    );
  });

  test("many jobs by one statement are counted in one row", async () => {
    const { db, drop } = await withEmployers();
    onTestFinished(drop);
    await db.query(insert(1, 3_000));
    const rows = await db.query({ text: "SELECT active, archived, draft FROM job_counts" });
    expect(rows).toEqual([{ active: 1_000, archived: 1_000, draft: 1_000 }]);
    await db.query({ text: "DELETE FROM jobs" });
    await expectExact(db);
  });
});
