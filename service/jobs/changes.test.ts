import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { addDays } from "#contract/calendar-date.ts";
import { jobChangePage } from "#contract/job-changes.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database, Queryable, Statement } from "../db/database.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { FeedReader, settled } from "../testing/feed-reader.ts";
import { type Call, aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { refreshPublishDates } from "./auto-refresh.ts";
import { writeCursor } from "./change-cursor.ts";
import { forgetOldDeletions, readChanges } from "./change-store.ts";

async function post(call: Call, changes: object = {}): Promise<number> {
  const { status, body } = await call("POST", "/jobs", { ...aJob, ...changes });
  expect(status).toBe(201);
  return body.id as number;
}

const touch = (id: number) => ({
  text: "UPDATE jobs SET version = version + 1 WHERE id = $1",
  values: [id],
});

const remove = (id: number) => ({ text: "DELETE FROM jobs WHERE id = $1", values: [id] });

/** The parts of a cursor that tests change. */
const changed = (cursor: string, change: (parts: unknown[]) => unknown) =>
  Buffer.from(
    JSON.stringify(change(JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[])),
  ).toString("base64url");

describe.each(ENGINES)("on %s", (engine) => {
  test("a page has each job as GET answers it, with its ETag, and is stored by no cache", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const id = await post(call, { salary: { amount: 20, period: { id: 5 } }, referenceId: "R" });
    const job = await call("GET", `/jobs/${id}`);
    await settled(db);
    const { status, headers, body } = await call("GET", "/jobs/changes");
    expect({ status, data: body.data, more: body.more }).toEqual({
      status: 200,
      data: [{ job: job.body, etag: job.headers["etag"] }],
      more: false,
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect(jobChangePage.parse(body)).toEqual(body);
  });

  test("the feed goes on with creations, changes and deletions, each once and in their order", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const reader = new FeedReader(db, call);
    expect(await reader.follow()).toEqual([]);
    const [a, b, c] = [await post(call), await post(call), await post(call)];
    expect(await reader.follow()).toEqual([a, b, c]);
    await call("PUT", `/jobs/${b}`, { title: "Cook" });
    await call("DELETE", `/jobs/${a}`);
    await call("PUT", `/jobs/${c}`, { title: "Chef" });
    await call("PUT", `/jobs/${b}`, { title: "Sous-chef" });
    expect(await reader.follow()).toEqual([-a, c, b]);
    expect(await reader.follow()).toEqual([]);
  });

  test("a request that changes nothing is no change, and auto-refresh is one", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const id = await post(call, { status: "active", autoRefresh: true });
    const reader = new FeedReader(db, call);
    await reader.follow();
    await call("PUT", `/jobs/${id}`, { title: aJob.title });
    expect(await reader.follow()).toEqual([]);
    await db.query({ text: "UPDATE jobs SET publish_date = '2026-01-01'" });
    expect(await reader.follow()).toEqual([]);
    await refreshPublishDates(db, addDays("2026-01-01", 7));
    expect(await reader.follow()).toEqual([id]);
    expect(reader.jobs.get(id)?.job.publishDate).toBe("2026-01-08");
  });

  test("jobs of one transaction are paged, and what changes between pages comes again", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.push(await post(call));
    const all = ids.map((id) => `(${id})`).join();
    await db.query({
      text: `UPDATE jobs SET version = version + 1 FROM (VALUES ${all}) AS v (n) WHERE id = n`,
    });
    const [a, b, c, d, e] = ids as [number, number, number, number, number];
    const reader = new FeedReader(db, call);
    const page = async () => {
      await settled(db);
      const { data, more } = await reader.page(2);
      return [data.map((change) => ("deleted" in change ? -change.id : change.job.id)), more];
    };
    expect(await page()).toEqual([[a, b], true]);
    await call("DELETE", `/jobs/${a}`);
    await call("PUT", `/jobs/${b}`, { title: "Cook" });
    await call("DELETE", `/jobs/${c}`);
    const f = await post(call);
    expect(await page()).toEqual([[d, e], true]);
    expect(await page()).toEqual([[-a, b], true]);
    expect(await page()).toEqual([[-c, f], false]);
    expect(await page()).toEqual([[], false]);
  });

  test.each([
    ["changed", touch, 1],
    ["deleted", remove, -1],
  ])("a job that is %s while a page is made comes once", async (_what, statement, sign) => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const [a, b] = [await post(call), await post(call)];
    const racing: Queryable = {
      async query<Row>(sent: Statement) {
        const rows = await db.query<Row>(sent);
        if (sent.name === "changes_after") await db.query(statement(a));
        return rows;
      },
    };
    await settled(db);
    const { changes, cursor } = await readChanges(racing, employerId, null, 10);
    expect(changes.map(({ id }) => id)).toEqual([b]);
    const reader = new FeedReader(db, call);
    reader.cursor = writeCursor(employerId, cursor);
    expect(await reader.follow()).toEqual([sign * a]);
  });

  test("a first read has no deletion from before it", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    await call("DELETE", `/jobs/${await post(call)}`);
    const [a, b] = [await post(call), await post(call)];
    const reader = new FeedReader(db, call);
    expect(await reader.follow(1)).toEqual([a, b]);
    await call("DELETE", `/jobs/${a}`);
    expect(await reader.follow(1)).toEqual([-a]);
  });

  test("a page of long descriptions ends early", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const description = `<p>${"Bread. ".repeat(40_000)}</p>`;
    for (let count = 0; count < 6; count++) await post(call, { description });
    const reader = new FeedReader(db, call);
    await settled(db);
    const pages = [await reader.page(), await reader.page()];
    expect(pages.map(({ data, more }) => [data.length, more])).toEqual([
      [3, true],
      [3, false],
    ]);
  });

  test("another employer's changes are never seen, and its cursor is refused", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const [one, other] = [await employer(), await employer()];
    const [mine, theirs] = [new FeedReader(db, one.call), new FeedReader(db, other.call)];
    const id = await post(one.call);
    await one.call("DELETE", `/jobs/${id}`);
    const kept = await post(one.call);
    expect(await theirs.follow()).toEqual([]);
    expect(await mine.follow()).toEqual([kept]);
    mine.cursor = theirs.cursor;
    const answer = await one.call("GET", `/jobs/changes?since=${mine.cursor}`);
    expect(answer.status).toBe(400);
  });

  test("a cursor that is not of these changes is 400 and says to read everything again", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    await post(call);
    const cursor = ((await call("GET", "/jobs/changes")).body as { cursor: string }).cursor;
    const day = Math.floor(Date.now() / 86_400_000);
    const bad: [string, string][] = [
      ["no cursor", "x"],
      ["JSON of another kind", Buffer.from("{}").toString("base64url")],
      ["text of a job's id", "7"],
      ["one part less", changed(cursor, (parts) => parts.slice(1))],
      ["another employer", changed(cursor, (parts) => parts.with(1, employerId + 1))],
      ["no transaction", changed(cursor, (parts) => parts.with(2, "1; DROP"))],
      ["a transaction to come", changed(cursor, (parts) => parts.with(2, "999999999999"))],
      ["too large a transaction", changed(cursor, (parts) => parts.with(2, "9".repeat(20)))],
      ["no id", changed(cursor, (parts) => parts.with(3, -1))],
      ["from the future", changed(cursor, (parts) => parts.with(5, day + 2))],
      ["without end", changed(cursor, (parts) => parts.with(5, Number.MAX_SAFE_INTEGER))],
      ["too old", changed(cursor, (parts) => parts.with(5, day - LIMITS.cursorDays - 1))],
      [
        "another database",
        writeCursor(employerId, {
          feed: "00000000-0000-4000-8000-000000000000/00000001",
          at: "0",
          id: 0,
          deletedBefore: "0",
        }),
      ],
    ];
    for (const [what, since] of bad) {
      const { status, body } = await call("GET", `/jobs/changes?since=${since}`);
      expect({ what, status, body }).toMatchObject({
        what,
        status: 400,
        body: {
          message: expect.stringContaining("send the request without since") as string,
          errors: [{ field: "since" }],
        },
      });
    }
    const old = changed(cursor, (parts) => parts.with(5, day - LIMITS.cursorDays));
    expect((await call("GET", `/jobs/changes?since=${old}`)).status).toBe(200);
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=ten", "limit"],
    ["since=a&since=b", "since"],
  ])("the query %s is 400", async (query, field) => {
    const { employer } = await serviceUnderTest(engine);
    const { status, body } = await (await employer()).call("GET", `/jobs/changes?${query}`);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test("deletions are forgotten after the age of the oldest cursor", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const reader = new FeedReader(db, call);
    await reader.follow();
    const ids = [await post(call), await post(call)];
    for (const id of ids) await call("DELETE", `/jobs/${id}`);
    await db.query({
      text: "UPDATE deleted_jobs SET deleted_at = now() - make_interval(days => $1) WHERE id = $2",
      values: [LIMITS.cursorDays + 3, ids[0]],
    });
    await forgetOldDeletions(db);
    expect(await reader.follow()).toEqual([-(ids[1] ?? 0)]);
  });

  test("a plain service has neither the changes nor ETags nor headers about the key", async () => {
    const { employer } = await serviceUnderTest(engine, { plain: true });
    const { call } = await employer();
    const id = await post(call);
    expect((await call("GET", "/jobs/changes")).status).toBe(404);
    const { headers } = await call("PUT", `/jobs/${id}`, { title: "Cook" }, { "if-match": '"x"' });
    for (const extra of [
      "etag",
      "api-key-employer",
      "api-key-scope",
      "service-extensions",
      "time-line",
    ])
      expect(headers).not.toHaveProperty(extra);
    expect((await call("GET", `/jobs/${id}`)).body).toMatchObject({ title: "Cook" });
    const repeated = { "idempotency-key": "k" };
    const created = [1, 2].map(() => call("POST", "/jobs", aJob, repeated));
    const ids = (await Promise.all(created)).map(({ body }) => body.id as number);
    expect(new Set(ids).size).toBe(2);
  });
});

/** Does work in a transaction and leaves it open. */
async function open(db: Database, work: (tx: Queryable) => Promise<unknown>) {
  const steps = new EventEmitter();
  const worked = once(steps, "worked");
  const done = db.transaction(async (tx) => {
    await work(tx);
    const ended = once(steps, "end");
    steps.emit("worked");
    const [error] = (await ended) as [Error?];
    if (error) throw error;
  });
  await Promise.race([worked, done]);
  return {
    async commit() {
      steps.emit("end");
      await done;
    },
    async rollBack() {
      steps.emit("end", new Error("undone"));
      await expect(done).rejects.toThrow("undone");
    },
  };
}

describe("on postgresql, of transactions that commit out of order", () => {
  test("a reader in between skips none, and repeats none", async () => {
    const { db, employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    const [a, b, c] = [await post(call), await post(call), await post(call)];
    const reader = new FeedReader(db, call);
    await reader.follow();
    const first = await open(db, (tx) => tx.query(touch(a)));
    const second = await open(db, (tx) => tx.query(remove(b)));
    await db.query(touch(c));
    expect((await reader.page()).data).toEqual([]);
    await second.commit();
    expect((await reader.page()).data).toEqual([]);
    const d = await post(call);
    await first.commit();
    expect(await reader.follow()).toEqual([a, -b, c, d]);
    expect(await reader.follow()).toEqual([]);
  });

  test("one that is undone holds the reader no longer", async () => {
    const { db, employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    const [a, b] = [await post(call), await post(call)];
    const reader = new FeedReader(db, call);
    await reader.follow();
    const undone = await open(db, (tx) => tx.query(touch(a)));
    await db.query(touch(b));
    expect((await reader.page()).data).toEqual([]);
    await undone.rollBack();
    expect(await reader.follow()).toEqual([b]);
  });

  test("parallel writers and readers: each reader ends with what is there", async () => {
    const { db, employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    const readers = Array.from({ length: 3 }, () => new FeedReader(db, call));
    const written = new AbortController();
    const reading = readers.map(async (reader, index) => {
      while (!written.signal.aborted) await reader.page(3 + index);
    });
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      const own: number[] = [];
      for (let step = 0; step < 12; step++) {
        own.push(await post(call, { title: `Baker ${writer}` }));
        const [first = 0] = own;
        await db.transaction(async (tx) => {
          await tx.query(touch(first));
          await setTimeout((writer * 7 + step * 3) % 11);
          if (step % 3 === 2) await tx.query(remove(own.shift() ?? 0));
        });
      }
    });
    const writing = Promise.all(writers).finally(() => written.abort());
    await Promise.all([writing, ...reading]);
    const fresh = new FeedReader(db, call);
    await fresh.follow();
    expect(fresh.jobs.size).toBe(48);
    for (const reader of readers) {
      await reader.follow();
      expect(reader.jobs).toEqual(fresh.jobs);
    }
  });
});
