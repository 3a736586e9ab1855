import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "./database.ts";
import { openDatabase } from "./opening/open-database.ts";
import { TransactionConflictError } from "./errors.ts";
import { createTestDatabase, BOTH_ENGINES, newLocation } from "./testing/test-database.ts";

const addEmployer = (name: string) => ({
  text: "INSERT INTO employers (name, plan) VALUES ($1, 'limited') RETURNING id",
  values: [name],
});

async function names(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>({ text: "SELECT name FROM employers ORDER BY id" });
  return rows.map((row) => row.name);
}

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  async function database(): Promise<Database> {
    const { db, drop } = await createTestDatabase(engine);
    onTestFinished(drop);
    return db;
  }

  test.each([
    ["'2026-08-04'::date", "2026-08-04"],
    ["'infinity'::date", "infinity"],
    ["9007199254740991::int8", Number.MAX_SAFE_INTEGER],
    ["999999999999.90::numeric(14, 2)", "999999999999.90"],
    ["'2026-08-04T12:00:00.123-07:00'::timestamptz", new Date("2026-08-04T19:00:00.123Z")],
    ["'{3,1,2}'::int[]", [3, 1, 2]],
    [`'[{"id": 1, "name": "Québec"}]'::jsonb`, [{ id: 1, name: "Québec" }]],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ["NULL::date", null],
    ["'É' ILIKE 'é'", true],
  ])("%s arrives as %o", async (sql, value) => {
    const db = await database();
    expect(await db.query({ text: `SELECT ${sql} AS value` })).toEqual([{ value }]);
  });

  test("a whole number too large for JavaScript is refused instead of rounded", async () => {
    const db = await database();
    await expect(db.query({ text: "SELECT 9007199254740993::int8" })).rejects.toThrow(RangeError);
    expect(await db.query({ text: "SELECT 1 AS one" })).toEqual([{ one: 1 }]);
  });

  test("text of every kind comes back as it went", async () => {
    const db = await database();
    const value = `Łódź 🥐 ' " \\ \n ${"x".repeat(300_000)}`;
    expect(await db.query({ text: "SELECT $1::text AS value", values: [value] })).toEqual([
      { value },
    ]);
  });

  test("a transaction is kept whole", async () => {
    const db = await database();
    const id = await db.transaction(async (tx) => {
      await tx.query(addEmployer("One"));
      const [row] = await tx.query<{ id: number }>(addEmployer("Two"));
      return row?.id;
    });
    expect(id).toBe(2);
    expect(await names(db)).toEqual(["One", "Two"]);
  });

  test("a transaction that throws leaves nothing, and its error is the caller's", async () => {
    const db = await database();
    const error = new Error("changed my mind");
    await expect(
      db.transaction(async (tx) => {
        await tx.query(addEmployer("One"));
        throw error;
      }),
    ).rejects.toBe(error);
    expect(await names(db)).toEqual([]);
  });

  test("a transaction in which a statement failed is not taken for kept", async () => {
    const db = await database();
    await expect(
      db.transaction(async (tx) => {
        await tx.query(addEmployer("One"));
        await tx.query({ text: "SELECT 1 / 0" }).catch(() => undefined);
      }),
    ).rejects.toThrow("undid the transaction");
    expect(await names(db)).toEqual([]);
  });

  test("a query that outlives its transaction is refused", async () => {
    const db = await database();
    const late = await db.transaction(async (tx) => () => tx.query(addEmployer("Late")));
    await expect(late()).rejects.toThrow("transaction is over");
    expect(await names(db)).toEqual([]);
  });

  test("no statement of another caller comes in between those of a transaction", async () => {
    const db = await database();
    await Promise.all([
      db
        .transaction(async (tx) => {
          await tx.query(addEmployer("One"));
          await tx.query({ text: "SELECT pg_sleep(0.05)" });
          throw new Error("undo");
        })
        .catch(() => undefined),
      ...["Two", "Three"].map((name) => db.query(addEmployer(name))),
    ]);
    expect((await names(db)).toSorted()).toEqual(["Three", "Two"]);
  });

  test("a named statement may be run again, by many callers at once, also after an error", async () => {
    const db = await database();
    const divide = (by: number) =>
      db.query({ name: "divide", text: "SELECT 12 / $1::int AS result", values: [by] });
    const results = await Promise.allSettled([1, 0, 2, 3, 0, 4].map(divide));
    expect(
      results.map((result) => (result.status === "fulfilled" ? result.value : "failed")),
    ).toEqual(
      [12, "failed", 6, 4, "failed", 3].map((result) =>
        result === "failed" ? result : [{ result }],
      ),
    );
  });

  test("a key that is there already is named", async () => {
    const db = await database();
    const claim = { text: "INSERT INTO job_counts VALUES (1, 0, 0, 0, 0)" };
    await db.query(claim);
    await expect(db.query(claim)).rejects.toMatchObject({
      name: "DuplicateKeyError",
      constraint: expect.stringMatching(/^job_counts(_\d+)?_pkey$/) as string,
    });
  });

  test("a conflict between transactions has a name of its own", async () => {
    const db = await database();
    const raise = {
      text: "DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$",
    };
    await expect(db.query(raise)).rejects.toBeInstanceOf(TransactionConflictError);
  });

  test("closing waits for what was asked before, and refuses what comes after", async () => {
    const db = await openDatabase(await newLocation[engine]());
    const asked = Array.from({ length: 30 }, (_, n) =>
      db.query<{ n: number }>({ text: "SELECT $1::int AS n", values: [n] }),
    );
    await Promise.all([db.close(), db.close()]);
    expect((await Promise.all(asked)).map(([row]) => row?.n)).toEqual([...asked.keys()]);
    await expect(db.query({ text: "SELECT 1" })).rejects.toMatchObject({
      name: "DatabaseUnavailableError",
    });
  });
});
