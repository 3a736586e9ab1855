import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { maintain } from "./maintenance.ts";
import type { Database } from "../database.ts";

async function database(): Promise<Database> {
  const { db, drop } = await createTestDatabase("embedded");
  onTestFinished(drop);
  return db;
}

test("a table that has changed much is vacuumed and analysed", async () => {
  const db = await database();
  const state = {
    text: `SELECT reltuples::int AS rows, relallvisible > 0 AS vacuumed FROM pg_class
      WHERE relname = 'employers'`,
  };
  await db.query({
    text: "INSERT INTO employers (name, plan) SELECT 'Bakery', 'limited' FROM generate_series(1, 2000)",
  });
  // Counted as soon as the session reports what it did.
  await db.query({ text: "SELECT pg_stat_force_next_flush()" });
  await maintain(db);
  expect(await db.query(state)).toEqual([{ rows: 2_000, vacuumed: true }]);
});

test("the write-ahead log is cut off once it is long, and not for a little", async () => {
  const db = await database();
  const checkpoint = { text: "SELECT redo_lsn::text AS lsn FROM pg_control_checkpoint()" };
  await db.query({ text: "INSERT INTO employers (name, plan) VALUES ('Bakery', 'limited')" });
  await db.query({ text: "CHECKPOINT" });
  const before = await db.query(checkpoint);
  await maintain(db);
  expect(await db.query(checkpoint)).toEqual(before);
  await db.query({
    text: `INSERT INTO places (employer_id, name, description, search_key)
      SELECT id, 'Hope', repeat('Hope ', 200), n::text
      FROM employers, generate_series(1, 30000) AS n`,
  });
  await maintain(db);
  expect(await db.query(checkpoint)).not.toEqual(before);
});
