import { describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { searchFor, searchTextOf } from "#contract/search-text.ts";
import { foldText } from "#contract/text.ts";
import type { EmployerId } from "../db/employer.ts";
import type { Database } from "../db/database.ts";
import { type Engine, ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
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

describe.each(ENGINES)("a term on %s", (engine) => {
  /** Titles and reference ids, with terms that find them and terms that do not. */
  const CASES: [title: string, referenceId: string | null, finds: string[], misses?: string[]][] = [
    [
      "Développeur·euse principal",
      "HR-1657",
      [
        "developpeur",
        "DÉVELOPPEUR",
        "de\u0301veloppeur",
        "hr 1657",
        "hr1657",
        "HR\u20111657",
        "r-16",
      ],
      ["hr-1657x", "developeur", "principal hr", "lhr"],
    ],
    [
      "Chef d’équipe — cuisine",
      "2026/014",
      ["chef d'equipe", "dequipe", "équipe - cuisine", "2026014"],
    ],
    [
      "Co-op student",
      "R_50%",
      ["coop", "co op", "co–op", "r_50%", "r50", '"coop"', "«\u00a0co op\u00a0»", "“R_50%”"],
      ["r%50", "co%op", '"coop', '"co" "op"'],
    ],
    ["Ｓｅｎｉｏｒ ﬁnance\u00a0analyst №4", null, ["senior finance analyst", "no4", "№4"]],
    ["Sœur \u00abStraße\u00bb Łódź", null, ["soeur", "STRASSE", "lodz", '"strasse"']],
    ["ΟΔΟΣ Привет 東京", null, ["οδος", "привет", "東京"]],
    ["St. John's nurse", null, ["st. johns", "john’s", "nur\u00adse"]],
  ];

  test("finds a word however it is typed", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (const [title, referenceId] of CASES)
      expect((await call("POST", "/jobs", { ...aJob, title, referenceId })).status).toBe(201);
    for (const [title, , finds, misses = []] of CASES) {
      const found = async (q: string) => {
        const { body } = await call("GET", `/jobs?q=${encodeURIComponent(q)}`);
        return body.data.map((job: { title: string }) => job.title);
      };
      for (const term of finds) expect([term, await found(term)]).toEqual([term, [title]]);
      for (const term of misses) expect([term, await found(term)]).toEqual([term, []]);
      // A client that searches by itself finds the same.
      for (const term of [...finds, ...misses]) {
        const isFound = searchFor(term);
        const titles = CASES.filter(([title, referenceId]) =>
          isFound(searchTextOf({ title, referenceId })),
        ).map(([title]) => title);
        expect([term, titles]).toEqual([term, finds.includes(term) ? [title] : []]);
      }
    }
  });

  test("is folded as the contract folds text", async () => {
    const { db } = await serviceUnderTest(engine);
    const ranges = [
      [0x20, 0x24f],
      [0x370, 0x52f],
      [0x1e00, 0x1fff],
      [0x2000, 0x206f],
      [0xfb00, 0xfb06],
      [0xff01, 0xff5e],
    ] as const;
    const letters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    );
    const rows = await db.query<{ letter: string; folded: string }>({
      text: "SELECT letter, btrim(fold_text(letter)) AS folded FROM unnest($1::text[]) AS letter",
      values: [letters],
    });
    const apart = rows.filter(({ letter, folded }) => folded !== foldText(letter));
    expect(apart).toEqual([]);
  });

  test("and the longest title of the widest letters are stored and found", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (const letter of ["ﷺ", "㌀", "\u{1d15e}", "퟿", "뷁", "½", "東-"]) {
      const title = letter.repeat(LIMITS.title / letter.length);
      // Composed, the first is longer than it was.
      const referenceId =
        letter === "\u{1d15e}" ? null : letter.repeat(LIMITS.referenceId / letter.length);
      const made = await call("POST", "/jobs", { ...aJob, title, referenceId });
      expect([letter, made.status]).toEqual([letter, 201]);
      const { body } = await call("GET", `/jobs?q=${encodeURIComponent(letter)}`);
      expect(body.data).toMatchObject([{ title }]);
    }
  });
});

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
    const search = { term: "b", status: null };
    const searching = searchInSteps(db, employerId, search, 60_000).then(() =>
      ended.push("search"),
    );
    const other = db.query({ text: "SELECT 1" }).then(() => ended.push("other"));
    await Promise.all([searching, other]);
    expect(ended).toEqual(["other", "search"]);
    const all = await searchInSteps(db, employerId, { term: "", status: null }, 60_000);
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
