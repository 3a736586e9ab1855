import { describe, expect, test } from "vitest";
import type { EmployerId } from "../employers/employer.ts";
import type { Database } from "../db/database.ts";
import { type Engine, ENGINES } from "../db/testing/test-database.ts";
import { serviceUnderTest } from "../testing/service-under-test.ts";
import { searchInSteps } from "./embedded-search.ts";

const JOBS = 5_000;

/** Every second title holds "even", every 1,000th "zebra"; each is longer than the pattern of an index scan. */
const insertJobs = (db: Database, employerId: EmployerId) =>
  db.query({
    text: `INSERT INTO jobs (employer_id, title, reference_id, status, publish_date, close_date,
        close_date_defaulted, confidential, auto_refresh, locations, category_ids, position_type_id,
        description, applicant_routing_type_id)
      SELECT $1, repeat('Ab', 30) || CASE WHEN n % 2 = 0 THEN ' even' ELSE ' odd' END
          || CASE WHEN n % 1000 = 0 THEN ' zebra' ELSE '' END,
        'R' || n, CASE WHEN n % 5 = 0 THEN 'draft' ELSE 'active' END, DATE '2026-01-01' + n % 300,
        '2027-01-01', true, false, false, '[]', '{1}', 1, 'x', 1
      FROM generate_series(1, ${JOBS}) n`,
    values: [employerId],
  });

async function employerWithJobs(engine: Engine) {
  const under = await serviceUnderTest(engine);
  const { call, employerId } = await under.employer();
  await insertJobs(under.db, employerId);
  await under.db.query({ text: "ANALYZE jobs" });
  return { ...under, call, employerId };
}

describe("a search among many jobs", () => {
  test.each(ENGINES)("finds every match once, in the list's order, on %s", async (engine) => {
    const { db, call, employerId } = await employerWithJobs(engine);
    const expected = await db.query<{ id: number; n: number; status: string }>({
      text: `SELECT id, substr(reference_id, 2)::int AS n, status FROM jobs WHERE employer_id = $1
        ORDER BY publish_date DESC, id DESC`,
      values: [employerId],
    });
    for (const [query, matches] of [
      ["q=b", () => true],
      ["q=even", (n: number) => n % 2 === 0],
      ["q=ZEBRA", (n: number) => n % 1_000 === 0],
      ["q=r4999", (n: number) => n === 4_999],
      [`q=${"ba".repeat(28)}b%20even`, (n: number) => n % 2 === 0],
      [`q=${"ba".repeat(28)}b%20eve%25`, () => false],
      ["q=odd&status=draft", (n: number, status: string) => n % 2 === 1 && status === "draft"],
    ] as [string, (n: number, status: string) => boolean][]) {
      const ids = expected.filter(({ n, status }) => matches(n, status)).map(({ id }) => id);
      const page = Math.max(1, Math.ceil(ids.length / 100));
      for (const number of [1, page]) {
        const { body } = await call("GET", `/jobs?${query}&pageSize=100&page=${number}`);
        expect({
          query,
          total: body.paging.total,
          ids: body.data.map((job: { id: number }) => job.id),
        }).toEqual({ query, total: ids.length, ids: ids.slice((number - 1) * 100, number * 100) });
      }
    }
  });

  test("lets others take their turn and ends by a deadline on the embedded engine", async () => {
    const { db, employerId } = await employerWithJobs("embedded");
    const ended: string[] = [];
    const search = { q: "b", status: null };
    const searching = searchInSteps(db, employerId, search, 60_000).then(() =>
      ended.push("search"),
    );
    const other = db.query({ text: "SELECT 1" }).then(() => ended.push("other"));
    await Promise.all([searching, other]);
    expect(ended).toEqual(["other", "search"]);
    const all = await searchInSteps(db, employerId, { q: "", status: null }, 60_000);
    expect(new Set(all).size).toBe(JOBS);
    await expect(searchInSteps(db, employerId, search, 0)).rejects.toMatchObject({
      name: "StatementTimeoutError",
    });
  });

  test("that takes longer than 2 s is answered 503 on PostgreSQL", async () => {
    const { db, call } = await employerWithJobs("postgresql");
    const answer = await db.transaction(async (tx) => {
      await tx.query({ text: "LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE" });
      return call("GET", "/jobs?q=even");
    });
    expect(answer).toMatchObject({
      status: 503,
      headers: { "retry-after": "5" },
      body: { message: expect.stringContaining("took too long") as string },
    });
    expect((await call("GET", "/jobs?q=even")).status).toBe(200);
  });
});
