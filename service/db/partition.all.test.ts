import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../admin/commands.ts";
import { seedJobs } from "../admin/seed.ts";
import type { EmployerId } from "../employers/employer.ts";
import { addEmployer } from "../employers/store.ts";
import { listJobs, listQuery } from "../jobs/list-store.ts";
import { findJobByReferenceId, insertJob } from "../jobs/store.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { DuplicateKeyError } from "./errors.ts";
import { ownOrigin } from "./write-origin.ts";
import { type Engine, newLocation } from "./testing/test-database.ts";

const FIRST_PAGE = { q: null, status: null, include: null, page: 1, pageSize: 100 };

/** A migrated database whose tables are whole, whatever the other tests run on, with two employers. */
async function wholeDatabase(engine: Engine, settings: object = {}): Promise<Database> {
  const db = await openDatabase({ ...(await newLocation[engine]({ empty: true })), ...settings });
  onTestFinished(() => db.close());
  for (const name of ["Example Bakery", "Example Mill"]) {
    const employerId = await addEmployer(db, name, "unlimited");
    await seedJobs(db, employerId, { count: 50, today: "2026-08-04" });
  }
  return db;
}

const partition = (db: Database, count: number) =>
  runCommand(
    "partition",
    { count: String(count) },
    { db, timeZone: "America/Vancouver", progress: () => {} },
  );

/** All that the catalogue says of the tables that a person names. */
const SHAPE = {
  text: `WITH tables AS (
      SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind IN ('r', 'p') AND NOT relispartition
    )
    SELECT format('%s %s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull,
      pg_get_expr(adbin, adrelid), attacl) AS line
    FROM pg_attribute JOIN tables ON tables.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM pg_constraint JOIN tables ON tables.oid = conrelid WHERE contype <> 'n'
    UNION ALL SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    FROM pg_index JOIN tables ON tables.oid = indrelid
    UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid)
    FROM pg_trigger JOIN tables ON tables.oid = tgrelid WHERE NOT tgisinternal
    UNION ALL SELECT format('%s %s', pg_class.oid::regclass, relacl)
    FROM pg_class JOIN tables ON tables.oid = pg_class.oid
    UNION ALL SELECT format('%s of %s', objid::regclass, refobjid::regclass)
    FROM pg_depend JOIN tables ON tables.oid = refobjid
    WHERE classid = 'pg_class'::regclass AND deptype = 'a' AND objid::regclass::text LIKE '%ids'
    ORDER BY line`,
};

const EMPLOYERS = [1, 2] as [EmployerId, EmployerId];
const [FIRST, SECOND] = EMPLOYERS;

test("partitioned tables have the same rows, and the same shape for statements and migrations", async () => {
  const db = await wholeDatabase("postgresql");
  await db.query({ text: "GRANT SELECT ON jobs TO PUBLIC" });
  await db.query({ text: "GRANT UPDATE (title) ON jobs TO PUBLIC" });
  const lists = () => Promise.all(EMPLOYERS.map((employer) => listJobs(db, employer, FIRST_PAGE)));
  const [shape, rows] = [await db.query(SHAPE), await lists()];
  expect(rows.map(({ total }) => total)).toEqual([50, 50]);

  expect(await partition(db, 4)).toEqual({ partitions: 4 });

  expect(await db.query(SHAPE)).toEqual(shape);
  expect(await lists()).toEqual(rows);
});

test("a partitioned table counts, numbers and refuses as before, and a list reads one partition", async () => {
  const db = await wholeDatabase("postgresql");
  await partition(db, 4);
  const [first] = (await listJobs(db, FIRST, FIRST_PAGE)).jobs.filter(
    ({ referenceId }) => referenceId,
  );
  const found = await findJobByReferenceId(db, FIRST, first?.referenceId ?? "");
  if (!found) throw new Error("The employer has no job with a reference id.");
  const { id: _id, version: _version, ...job } = found;
  const origin = ownOrigin("api");

  await expect(insertJob(db, FIRST, job, origin)).rejects.toBeInstanceOf(DuplicateKeyError);
  expect(await insertJob(db, SECOND, { ...job, referenceId: "new" }, origin)).toMatchObject({
    id: 102,
  });
  expect((await listJobs(db, SECOND, FIRST_PAGE)).total).toBe(51);

  const { sql, parameters } = listQuery(SECOND, FIRST_PAGE).compile();
  const plan = await db.query({ text: `EXPLAIN ${sql}`, values: [...parameters] });
  expect(JSON.stringify(plan).match(/\bjobs_\d/g)).toHaveLength(1);
});

test.each<[Engine, number, RegExp]>([
  ["postgresql", 1, /from 2 to 256/],
  ["postgresql", 257, /from 2 to 256/],
  ["embedded", 4, /DATABASE_URL/],
])("on %s, partitioning into %d is refused", async (engine, count, sentence) => {
  await expect(partition(await wholeDatabase(engine), count)).rejects.toThrow(sentence);
});

test("what is partitioned already is left alone", async () => {
  const db = await wholeDatabase("postgresql");
  await partition(db, 2);
  await expect(partition(db, 4)).rejects.toThrow("already");
});

test("a role's timeout that stops VACUUM causes a warning, and the statistics are still up to date", async () => {
  const db = await wholeDatabase("postgresql", { poolSize: 1, noTimeout: true });
  for (const limit of [
    "statement_timeout = 200",
    "vacuum_cost_delay = 20",
    "vacuum_cost_limit = 1",
  ])
    await db.query({ text: `SET ${limit}` });
  await expect(db.query({ text: "VACUUM jobs" })).rejects.toThrow("statement timeout");

  expect(await partition(db, 2)).toEqual({
    partitions: 2,
    warning: expect.stringMatching(
      /^VACUUM jobs is left to autovacuum: canceling statement due to statement timeout\./,
    ) as string,
  });
  expect(
    await db.query({ text: "SELECT reltuples::int AS jobs FROM pg_class WHERE relname = 'jobs'" }),
  ).toEqual([{ jobs: 100 }]);
});
