import { describe, expect, test } from "vitest";
import { pageQuery } from "./list-store.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

const HEADER = [
  "id",
  "referenceId",
  "employer",
  "title",
  "publishDate",
  "locations",
  "confidential",
  "status",
];

describe.each(ENGINES)("on %s", (engine) => {
  async function employerWith(titles: object[]) {
    const under = await serviceUnderTest(engine);
    const { call, employerId } = await under.employer();
    for (const job of titles) await call("POST", "/jobs", { ...aJob, ...job });
    const list = async (query: string) => {
      const { status, body } = await call("GET", `/jobs?${query}`);
      expect(status).toBe(200);
      return {
        titles: body.data.map((job: { title: string }) => job.title) as string[],
        paging: body.paging,
      };
    };
    return { ...under, call, employerId, list };
  }

  test("newest first, then the higher id; filters by status (§4.5)", async () => {
    const { db, list } = await employerWith([
      { title: "a" },
      { title: "b", status: "active" },
      { title: "c" },
      { title: "d", status: "archived" },
    ]);
    await db.query({ text: "UPDATE jobs SET publish_date = publish_date + 1 WHERE title = 'b'" });
    expect((await list("")).titles).toEqual(["b", "d", "c", "a"]);
    expect((await list("status=draft")).titles).toEqual(["c", "a"]);
    expect((await list("status=active")).paging.total).toBe(1);
    expect((await list("status=archived&q=D")).titles).toEqual(["d"]);
    expect((await list("status=archived&q=B")).paging.total).toBe(0);
  });

  test.each<[q: string, titles: string[]]>([
    ["100%", ["100% remote"]],
    ["_", ["snake_case"]],
    ["\\", ["back\\slash"]],
    ["école", ["École"]],
    ["ÉCOLE", ["École"]],
    [" baker ", ["Baker"]],
    ["ef-7", ["Baker"]],
    ["e", ["École", "snake_case", "100% remote", "Baker"]],
    ["baker ref", []],
    ["bakerref", []],
    ["r\nr", []],
    ["\x1f", []],
    ["baker\x1fref", []],
    ["nothing like it", []],
    ["'; DROP TABLE jobs; --", []],
  ])("q=%s is a literal substring of title or reference id, in any case", async (q, titles) => {
    const { list } = await employerWith([
      { title: "Baker", referenceId: "REF-7" },
      { title: "100% remote" },
      { title: "snake_case" },
      { title: "back\\slash" },
      { title: "École" },
    ]);
    const found = await list(`q=${encodeURIComponent(q)}`);
    expect(found.titles).toEqual(titles);
    expect(found.paging.total).toBe(titles.length);
  });

  test("pages, and their links (§2.8)", async () => {
    const { call, list } = await employerWith(
      Array.from({ length: 5 }, (_, index) => ({ title: `Job & ${index}`, status: "active" })),
    );
    const second = await list("pageSize=2&page=2&status=active&q=job%20%26");
    expect(second.titles).toEqual(["Job & 2", "Job & 1"]);
    expect(second.paging).toMatchObject({ total: 5, page: 2, pages: 3, pageSize: 2 });
    for (const [link, page] of [
      ["previous", 1],
      ["next", 3],
    ] as const) {
      const url = new URL(second.paging[link]);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        q: "job &",
        status: "active",
        pageSize: "2",
        page: String(page),
      });
      const followed = await call("GET", url.pathname.replace("/api/v1.1", "") + url.search);
      expect(followed.body.paging.page).toBe(page);
    }
    expect((await list("pageSize=2")).paging).toMatchObject({ page: 1, previous: null });
    expect((await list("pageSize=2&page=3")).paging).toMatchObject({ page: 3, next: null });
    const past = await list("pageSize=2&page=2147483647");
    expect(past.titles).toEqual([]);
    expect(new URL(past.paging.previous).searchParams.get("page")).toBe("3");
    expect((await list("q=nothing&page=2")).paging).toMatchObject({ pages: 0, previous: null });
    for (const beyond of ["101", "2147483648", "9".repeat(400)])
      expect((await list(`pageSize=${beyond}`)).paging.pageSize).toBe(100);
  });

  test.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["page=1e3", "page"],
    ["page=99999999999", "page"],
    ["page=1&page=2", "page"],
    ["pageSize=0", "pageSize"],
    ["pageSize=ten", "pageSize"],
    ["status=Active", "status"],
    ["include=all", "include"],
    ["include=details&include=details", "include"],
    ["q=%00", "q"],
    [`q=${"x".repeat(257)}`, "q"],
  ])("?%s is refused and names %s", async (query, field) => {
    const { call } = await employerWith([]);
    expect(await call("GET", `/jobs?${query}`)).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });

  test.each(["", "&q=baker", "&status=draft", "&pageSize=2&page=51"])(
    "include=details%s lists what GET answers of each job but its description, with its ETag",
    async (query) => {
      const { db, call, employerId } = await employerWith([
        { title: "Baker", salary: { amount: 24.5, period: { id: 5 } }, closeDate: "2027-01-31" },
        { title: "Baker of bread", referenceId: "B-2", confidential: true },
      ]);
      // Far from the first page, rows are read by their ids.
      const before = query.includes("page=51") ? 100 : 0;
      await db.query({
        text: `INSERT INTO jobs (employer_id, title, status, publish_date, close_date, close_date_defaulted,
            confidential, auto_refresh, locations, category_ids, position_type_id, description, applicant_routing_type_id)
          SELECT $1, 'Cook', 'draft', '2099-01-01', '2099-02-01', true, false, false, '[]', '{1}', 1, '', 1
          FROM generate_series(1, $2)`,
        values: [employerId, before],
      });
      const { body } = await call("GET", `/jobs?include=details${query}`);
      expect(body.data).toHaveLength(2);
      for (const { etag, ...details } of body.data) {
        const { body: job, headers } = await call("GET", `/jobs/${details.id}`);
        const { description: _, ...rest } = job;
        expect({ ...details, etag }).toEqual({ ...rest, etag: headers["etag"] });
      }
      const { body: headers } = await call("GET", `/jobs?${query}`);
      expect(body.paging).toMatchObject({ total: headers.paging.total });
      expect(headers.data[0]).not.toHaveProperty("closeDate");
    },
  );

  test("links repeat include, an empty page has no rows, and a plain service ignores it", async () => {
    const { call, list } = await employerWith([{ title: "Baker" }, { title: "Cook" }]);
    const { next } = (await list("include=details&pageSize=1")).paging;
    expect(new URL(next).searchParams.get("include")).toBe("details");
    expect((await list("include=details&page=9")).titles).toEqual([]);
    expect((await list("include=details&q=nothing")).titles).toEqual([]);
    const { headers } = await call("GET", "/jobs");
    expect(headers["service-extensions"]).toBe("idempotency-key, list-details, history");

    const plain = await (await serviceUnderTest(engine, { plain: true })).employer();
    await plain.call("POST", "/jobs", aJob);
    for (const include of ["details", "all"]) {
      const { status, body } = await plain.call("GET", `/jobs?include=${include}`);
      expect([status, Object.keys(body.data[0])]).toEqual([200, HEADER]);
    }
  });

  test("list statements read the index that is made for them, and of a far page no more rows", async () => {
    const { db, employerId } = await employerWith([]);
    await db.query({
      text: `INSERT INTO jobs (employer_id, title, reference_id, status, publish_date, close_date, close_date_defaulted,
          confidential, auto_refresh, locations, category_ids, position_type_id, description, applicant_routing_type_id)
        SELECT $1, 'Job ' || md5(n::text), 'R' || n, (ARRAY['active','archived','draft'])[1 + n % 3], DATE '2026-01-01' + n % 300, '2027-01-01', true,
          false, false, '[]', '{1}', 1, (SELECT string_agg(md5(n || '-' || m), '') FROM generate_series(1, 45) m), 1
        FROM generate_series(1, 8000) n`,
      values: [employerId],
    });
    // VACUUM marks no row visible that is newer than an open snapshot (autovacuum's, say), or whose commit
    // is not on the disk yet; the planner then sees no gain in an index alone.
    await expect
      .poll(async () => {
        await db.query({ text: "VACUUM ANALYZE jobs" });
        return db.query({
          text: `SELECT sum(relpages - relallvisible)::int AS unvouched FROM pg_class
            WHERE oid = 'jobs'::regclass`,
        });
      })
      .toEqual([{ unvouched: 0 }]);
    for (const [query, index, include = null] of [
      [{}, "Index Scan using jobs_newest on"],
      [{ status: "active" }, "Index Scan using jobs_newest_by_status on"],
      [{ page: 500 }, "Index Only Scan using jobs_newest on"],
      [{ page: 100, status: "active" }, "Index Only Scan using jobs_newest_by_status on"],
      [{ q: "abcdef12" }, "Bitmap Index Scan on jobs_search"],
      [{ q: "abcdef12", status: "draft" }, "Bitmap Index Scan on jobs_search"],
      [{ q: "job" }, "Index Only Scan using jobs_newest on"],
      [{ q: "o", status: "draft" }, "Index Only Scan using jobs_newest on"],
      [{}, "Index Scan using jobs_newest on", "details"],
      [{ status: "active" }, "Index Scan using jobs_newest_by_status on", "details"],
      [{ page: 500 }, "Index Only Scan using jobs_newest on", "details"],
      [{ q: "abcdef12" }, "Bitmap Index Scan on jobs_search", "details"],
    ] as const) {
      const first = { q: null, status: null, include, page: 1, pageSize: 10 };
      const { sql, parameters } = pageQuery(employerId, { ...first, ...query }).compile();
      const explain = { text: `EXPLAIN ${sql}`, values: [...parameters] };
      const rows = await db.query<Record<string, string>>(explain);
      const lines = rows.map((row) => row["QUERY PLAN"]);
      const plan = [JSON.stringify(query), ...lines].join("\n");
      expect(plan).toContain(index);
      expect(plan).not.toContain("Seq Scan on jobs");
    }
  });
});
