import { beforeEach, describe, expect, test, vi } from "vitest";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { refreshPublishDates } from "./auto-refresh.ts";

/** In Vancouver, where it is tomorrow in UTC; and 60 days later (§3). */
const today = "2026-03-07";
const defaultClose = "2026-05-06";

// Only the clock that is read.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-08T05:00:00Z") });
  return () => vi.useRealTimers();
});

const url = { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" };

test("links are those of PUBLIC_URL, however the request came in", async () => {
  const publicUrl = "https://jobs.example.com/here";
  const { employer } = await serviceUnderTest("postgresql", { publicUrl });
  const { call } = await employer();
  const { body, headers } = await call("POST", "/jobs", aJob);
  expect(headers["location"]).toBe(`${publicUrl}/api/v1.1/jobs/${body.id}`);
  await call("POST", "/jobs", aJob);
  const { next } = (await call("GET", "/jobs?pageSize=1")).body.paging;
  expect(next).toBe(`${publicUrl}/api/v1.1/jobs?pageSize=1&page=2`);
});

describe.each(ENGINES)("on %s", (engine) => {
  test("a job is created, read, changed, listed and deleted (§4)", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", { ...aJob, referenceId: "B-1", status: "active" });
    expect(created).toMatchObject({
      status: 201,
      headers: { location: `http://localhost:80/api/v1.1/jobs/${created.body.id}` },
      body: {
        referenceId: "B-1",
        publishDate: today,
        closeDate: defaultClose,
        locations: [{ name: "Vancouver", description: "Vancouver, BC", type: "Town" }],
        categories: [{ id: 6, name: "Customer Service and Support" }],
        positionType: { id: 1, name: "Full Time" },
        applicantRoutingType: { id: 1, name: "Email" },
        salary: null,
      },
    });
    const path = `/jobs/${created.body.id}`;
    expect((await call("GET", path)).body).toEqual(created.body);
    const changed = await call("PUT", path, { title: "Head baker" });
    expect(changed).toMatchObject({ status: 200, body: { ...created.body, title: "Head baker" } });
    const {
      id,
      referenceId,
      employer: owner,
      title,
      publishDate,
      locations,
      confidential,
      status,
    } = changed.body;
    expect((await call("GET", "/jobs")).body).toEqual({
      data: [
        { id, referenceId, employer: owner, title, publishDate, locations, confidential, status },
      ],
      paging: { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
    });
    expect(await call("DELETE", path)).toMatchObject({ status: 204, body: undefined });
    expect(await call("GET", path)).toMatchObject({ status: 404 });
  });

  test("the body of GET makes an equal job (§4.2)", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const salary = {
      amount: 0.29,
      maxAmount: 999_999_999_999.99,
      period: { id: 5 },
      plusCommission: true,
    };
    const locations = [{ description: "Nulle Part, QC" }, { description: "Toronto" }];
    const first = await call("POST", "/jobs", {
      ...aJob,
      ...url,
      salary,
      locations,
      closeDate: "2020-01-01",
    });
    const { id, referenceId: _, ...body } = (await call("GET", `/jobs/${first.body.id}`)).body;
    const second = await call("POST", "/jobs", body);
    expect(second).toMatchObject({ status: 201, body });
    expect(second.body.id).not.toBe(id);
    expect(second.body.salary).toMatchObject({ amount: 0.29, maxAmount: 999_999_999_999.99 });
  });

  describe("a PUT changes only what it sends (§4.3.3)", () => {
    test.each<[string, object, object]>([
      ["nothing", {}, {}],
      ["a status", { status: "archived" }, { status: "archived" }],
      [
        "the other route with its address",
        url,
        {
          applicantRoutingType: { id: 2, name: "URL" },
          applicationUrl: url.applicationUrl,
          applicationEmail: null,
        },
      ],
      [
        "a part of the salary",
        { salary: { maxAmount: 30 } },
        {
          salary: {
            amount: 20.5,
            maxAmount: 30,
            period: { id: 5, name: "Hourly", unit: "Hour" },
            plusCommission: false,
          },
        },
      ],
      ["no salary", { salary: null }, { salary: null }],
      ["no reference id", { referenceId: "" }, { referenceId: null }],
      ["the default close date again", { closeDate: null }, { closeDate: defaultClose }],
    ])("%s", async (_name, changes, expected) => {
      const { employer } = await serviceUnderTest(engine);
      const { call } = await employer();
      const job = {
        ...aJob,
        referenceId: "R",
        status: "active",
        closeDate: "2030-01-01",
        salary: { amount: 20.5, period: { id: 5 } },
      };
      const { body } = await call("POST", "/jobs", job);
      const after = { ...body, ...expected };
      expect(await call("PUT", `/jobs/${body.id}`, changes)).toMatchObject({
        status: 200,
        body: after,
      });
      expect((await call("GET", `/jobs/${body.id}`)).body).toEqual(after);
    });

    test("a close date equal to the defaulted one keeps it defaulted, unless it publishes", async () => {
      const { employer, db } = await serviceUnderTest(engine);
      const { call } = await employer();
      for (const publishedFirst of [true, false]) {
        const { body } = await call("POST", "/jobs", aJob);
        await db.query({
          text: "UPDATE jobs SET publish_date = '2026-01-01', close_date = '2026-03-02' WHERE id = $1",
          values: [body.id],
        });
        const date = { closeDate: "2026-03-02" };
        const path = `/jobs/${body.id}`;
        if (publishedFirst) await call("PUT", path, { ...date, title: "Cook" });
        const published = await call("PUT", path, {
          status: "active",
          ...(publishedFirst ? {} : date),
        });
        const expected = publishedFirst ? defaultClose : "2026-03-02";
        expect(published.body.closeDate).toBe(expected);
        // A date that was given stays given.
        await call("PUT", path, { status: "draft" });
        const again = await call("PUT", path, { status: "active" });
        expect(again.body.closeDate).toBe(expected);
      }
    });

    test("closeDate: null asks for the default also where the given date is the same", async () => {
      const { employer, db } = await serviceUnderTest(engine);
      const { call } = await employer();
      const { body } = await call("POST", "/jobs", { ...aJob, closeDate: defaultClose });
      const path = `/jobs/${body.id}`;
      await call("PUT", path, { closeDate: null });
      await db.query({
        text: "UPDATE jobs SET publish_date = '2026-01-01', close_date = '2026-03-02' WHERE id = $1",
        values: [body.id],
      });
      const published = await call("PUT", path, { status: "active" });
      expect(published.body.closeDate).toBe(defaultClose);
    });

    test("what the merged job lacks is refused, and nothing is changed", async () => {
      const { employer } = await serviceUnderTest(engine);
      const { call } = await employer();
      const { body } = await call("POST", "/jobs", aJob);
      const refused = await call("PUT", `/jobs/${body.id}`, {
        applicantRoutingType: { id: 2 },
        title: " ",
      });
      expect(refused.status).toBe(400);
      expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([
        "title",
        "applicationUrl",
      ]);
      expect(refused.body.message).toMatch(/^Enter a title\..* \(and 1 more\)$/);
      expect((await call("GET", `/jobs/${body.id}`)).body).toEqual(body);
    });
  });

  test("publishing a draft dates it today; a given close date stays, a defaulted one moves", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (const [closeDate, expected] of [
      [undefined, defaultClose],
      ["2031-05-05", "2031-05-05"],
    ]) {
      const { body } = await call("POST", "/jobs", { ...aJob, closeDate });
      await db.query({
        text: "UPDATE jobs SET publish_date = '2026-01-01' WHERE id = $1",
        values: [body.id],
      });
      await call("PUT", `/jobs/${body.id}`, { title: "Still a draft" });
      expect((await call("GET", `/jobs/${body.id}`)).body).toMatchObject({
        publishDate: "2026-01-01",
      });
      expect((await call("PUT", `/jobs/${body.id}`, { status: "active" })).body).toMatchObject({
        publishDate: today,
        closeDate: expected,
      });
      await db.query({
        text: "UPDATE jobs SET publish_date = '2026-01-01' WHERE id = $1",
        values: [body.id],
      });
      await call("PUT", `/jobs/${body.id}`, { status: "archived" });
      expect((await call("PUT", `/jobs/${body.id}`, { status: "active" })).body).toMatchObject({
        publishDate: "2026-01-01",
        closeDate: expected,
      });
    }
  });

  test("auto-refresh moves due jobs of unlimited plans to today, once, and no other date (§2.1)", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const due = { ...aJob, status: "active", autoRefresh: true };
    const made: [
      expected: string,
      call: Awaited<ReturnType<typeof employer>>["call"],
      id: number,
      tag: unknown,
    ][] = [];
    for (const [plan, job, published, moves] of [
      ["unlimited", due, "2026-02-28", true],
      ["unlimited", due, "2026-02-27", true],
      ["unlimited", due, "2026-03-01", false],
      ["unlimited", { ...due, status: "archived" }, "2026-02-05", false],
      ["unlimited", { ...due, autoRefresh: false }, "2026-02-05", false],
      ["limited", due, "2026-02-05", false],
    ] as const) {
      const { call } = await employer(plan);
      const { body, headers } = await call("POST", "/jobs", job);
      expect(body.autoRefresh).toBe(job.autoRefresh && plan === "unlimited");
      await db.query({
        text: "UPDATE jobs SET publish_date = $1 WHERE id = $2",
        values: [published, body.id],
      });
      made.push([moves ? today : published, call, body.id, headers["etag"]]);
    }
    // Of an employer who was on the unlimited plan once.
    await db.query({
      text: "UPDATE jobs SET auto_refresh = true WHERE id = $1",
      values: [made.at(-1)![2]],
    });
    // In batches of one, so that the last of them is not the first.
    expect(await refreshPublishDates(db, today, 1)).toBe(2);
    expect(await refreshPublishDates(db, today, 1)).toBe(0);
    for (const [publishDate, call, id, tag] of made) {
      const { body, headers } = await call("GET", `/jobs/${id}`);
      expect(body).toMatchObject({ publishDate, closeDate: defaultClose });
      expect(headers["etag"] === tag).toBe(publishDate !== today);
    }
  });
});
