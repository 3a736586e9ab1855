import { describe, expect, test } from "vitest";
import { BOTH_ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

const twenty = Array.from({ length: 20 }, (_, index) => index);

type Employer = Awaited<ReturnType<Awaited<ReturnType<typeof serviceUnderTest>>["employer"]>>;

/** A write of a posting under a key, as often as it is called; `etag` is that of the posting before. */
type Write = (
  call: Employer["call"],
  job: { id: number; etag: string },
  key: string,
) => ReturnType<Employer["call"]>;

const ALL_PROPERTIES = { ...aJob, title: "Cook", referenceId: "R-1" };

const writes: [name: string, status: number, write: Write][] = [
  [
    "PUT of one property",
    200,
    (call, { id, etag }, key) =>
      call("PUT", `/jobs/${id}`, { title: "Cook" }, { "idempotency-key": key, "if-match": etag }),
  ],
  [
    "PUT of a description",
    200,
    (call, { id, etag }, key) =>
      call(
        "PUT",
        `/jobs/${id}`,
        { description: "<p>Soup.</p>" },
        { "idempotency-key": key, "if-match": etag },
      ),
  ],
  [
    "PUT of all properties by reference id",
    200,
    (call, { etag }, key) =>
      call("PUT", "/jobs", ALL_PROPERTIES, { "idempotency-key": key, "if-match": etag }),
  ],
  [
    "PUT that creates",
    201,
    (call, _job, key) =>
      call("PUT", "/jobs", { ...aJob, referenceId: "new" }, { "idempotency-key": key }),
  ],
  [
    "PUT that changes nothing",
    200,
    (call, { id }, key) =>
      call("PUT", `/jobs/${id}`, { title: aJob.title }, { "idempotency-key": key }),
  ],
  [
    "DELETE",
    204,
    (call, { id, etag }, key) =>
      call("DELETE", `/jobs/${id}`, undefined, { "idempotency-key": key, "if-match": etag }),
  ],
  [
    "DELETE by reference id",
    204,
    (call, _job, key) =>
      call("DELETE", "/jobs", { referenceId: "R-1" }, { "idempotency-key": key }),
  ],
  [
    "overridden DELETE",
    204,
    (call, { id, etag }, key) =>
      call("POST", `/jobs/${id}`, undefined, {
        "idempotency-key": key,
        "if-match": etag,
        "x-http-method-override": "DELETE",
      }),
  ],
];

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  test.each(writes)(
    "a repeated %s gets the first answer (%d), whatever happened since",
    async (_, status, write) => {
      const { employer } = await serviceUnderTest(engine);
      const { call } = await employer();
      const created = await call("POST", "/jobs", { ...aJob, referenceId: "R-1" });
      const job = { id: created.body.id, etag: String(created.headers["etag"]) };
      const answers = await Promise.all(twenty.map(() => write(call, job, "k-1")));
      const [first] = answers;
      expect(first?.status).toBe(status);
      const answer = ({ status, body, headers }: (typeof answers)[number]) => [
        status,
        body,
        headers["etag"],
        headers["location"],
      ];
      for (const one of answers) expect(answer(one)).toEqual(answer(first!));

      const id = first?.body?.id ?? job.id;
      await call("PUT", `/jobs/${id}`, { title: "Theirs", confidential: true });
      expect(answer(await write(call, job, "k-1"))).toEqual(answer(first!));
      await call("DELETE", `/jobs/${id}`);
      expect(answer(await write(call, job, "k-1"))).toEqual(answer(first!));
      expect((await call("GET", "/jobs")).body.paging.total).toBe(status === 201 ? 1 : 0);
    },
  );

  test("a key names one request: another body, job or method is 409, and a failure leaves it free", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const [{ body: one }, { body: other }] = [
      await call("POST", "/jobs", aJob),
      await call("POST", "/jobs", aJob),
    ];
    const put = (id: number, body: unknown, headers = {}) =>
      call("PUT", `/jobs/${id}`, body, { "idempotency-key": "k-1", ...headers });
    expect((await put(one.id, { title: "" })).status).toBe(400);
    expect((await put(one.id, { title: "Cook" }, { "if-match": '"0-0"' })).status).toBe(412);
    expect((await put(one.id, { title: "Cook" })).status).toBe(200);
    expect((await put(one.id, { title: "Chef" })).status).toBe(409);
    expect((await put(other.id, { title: "Cook" })).status).toBe(409);
    const named = { "idempotency-key": "k-1" };
    expect((await call("DELETE", `/jobs/${one.id}`, undefined, named)).status).toBe(409);
    expect((await call("POST", "/jobs", aJob, named)).status).toBe(409);
    expect((await call("GET", `/jobs/${one.id}`)).body.title).toBe("Cook");
  });

  test("a repeated PUT has its description back, however long", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body } = await call("POST", "/jobs", { ...aJob, description: "x".repeat(100_000) });
    const archive = () =>
      call("PUT", `/jobs/${body.id}`, { status: "archived" }, { "idempotency-key": "k" });
    const first = await archive();
    await call("PUT", `/jobs/${body.id}`, { description: "Soup." });
    expect((await archive()).body).toEqual(first.body);
  });

  test("a repeated POST with its Idempotency-Key gets the first answer, 20 at once too", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const post = (body: unknown, key = "k-1") =>
      call("POST", "/jobs", body, { "idempotency-key": key });
    const answers = await Promise.all(twenty.map(() => post(aJob)));
    const [first] = answers;
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 201,
        body: first?.body,
        headers: { location: first?.headers["location"], etag: first?.headers["etag"] },
      });
    }
    await call("DELETE", `/jobs/${first?.body.id}`);
    expect(await post(aJob)).toMatchObject({ status: 201, body: first?.body });
    expect((await call("GET", "/jobs")).body.paging.total).toBe(0);
    expect((await post({ ...aJob, title: "Cook" })).status).toBe(409);
    expect((await post({}, "k-2")).status).toBe(400);
    expect((await post(aJob, "k-2")).status).toBe(201);
    expect((await post(aJob, "x".repeat(256))).status).toBe(400);
  });

  test("no name is forgotten before its time, however many come later", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const post = (key: string) => call("POST", "/jobs", aJob, { "idempotency-key": key });
    const first = await post("k-1");
    await db.query({
      text: `INSERT INTO idempotency_keys (employer_id, key, body_hash, job_id, status, version)
        SELECT $1, 'later-' || n, '', 0, 201, 1 FROM generate_series(1, 20000) AS n`,
      values: [employerId],
    });
    expect((await post("k-2")).body.id).not.toBe(first.body.id);
    expect((await post("k-1")).body).toEqual(first.body);
    await db.query({
      text: "UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE employer_id = $1",
      values: [employerId],
    });
    expect((await post("k-1")).body.id).not.toBe(first.body.id);
  });

  test.each(writes)("says afterwards what a %s (%d) made", async (_, status, write) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", { ...aJob, referenceId: "R-1" });
    const job = { id: created.body.id, etag: String(created.headers["etag"]) };
    const done = await write(call, job, "k-1");
    const id = done.body?.id ?? job.id;
    await call("PUT", `/jobs/${id}`, { title: "Theirs", description: "Theirs." });
    const expected = { status, etag: done.headers["etag"] ?? null, job: done.body || null };
    for (const _ of "12")
      expect(await call("DELETE", "/writes/k-1")).toMatchObject({ status: 200, body: expected });
    // A repetition is answered as before.
    expect((await write(call, job, "k-1")).status).toBe(status);
  });

  test.each(writes)("refuses a %s whose name was asked for in vain", async (_, _status, write) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", { ...aJob, referenceId: "R-1" });
    const job = { id: created.body.id, etag: String(created.headers["etag"]) };
    for (const _ of "12") expect((await call("DELETE", "/writes/k-1")).status).toBe(204);
    for (const _ of "12") {
      const late = await write(call, job, "k-1");
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("too late")]);
    }
    expect((await call("GET", "/jobs")).body.paging.total).toBe(1);
    expect((await call("GET", `/jobs/${job.id}`)).body).toEqual(created.body);
    // The name of another employer is another one.
    const other = await employer();
    const post = await other.call("POST", "/jobs", aJob, { "idempotency-key": "k-1" });
    expect(post.status).toBe(201);
  });

  test("a name is either used up or its write is carried out, whichever comes first", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (let round = 0; round < 20; round++) {
      const key = `k-${round}`;
      const post = () => call("POST", "/jobs", aJob, { "idempotency-key": key });
      const ask = () => call("DELETE", `/writes/${key}`);
      const [written, asked] =
        round % 2 === 0
          ? await Promise.all([post(), ask()])
          : (await Promise.all([ask(), post()])).toReversed();
      expect([
        [201, 200],
        [409, 204],
      ]).toContainEqual([written?.status, asked?.status]);
      if (asked?.status === 200) expect(asked.body.job).toEqual(written?.body);
    }
  });

  test("a name is waited for while its write is under way", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", aJob);
    const { id } = created.body;
    let ask: Promise<{ status: number }> | undefined;
    // The row that the write needs is held, so that its transaction stays open.
    const archiving = db.transaction(async (tx) => {
      await tx.query({ text: "SELECT FROM jobs WHERE id = $1 FOR UPDATE", values: [id] });
      const write = call("PUT", `/jobs/${id}`, { status: "archived" }, { "idempotency-key": "k" });
      if (engine === "postgresql") await new Promise((resolve) => setTimeout(resolve, 200));
      ask = call("DELETE", "/writes/k");
      return { write };
    });
    const { write } = await archiving;
    const [written, asked] = await Promise.all([write, ask]);
    expect([
      [200, 200],
      [409, 204],
    ]).toContainEqual([written.status, asked?.status]);
  });

  test.each(["%20", "x".repeat(256), "%C3%A9"])("%s is no name", async (key) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    expect((await call("DELETE", `/writes/${key}`)).status).toBe(400);
  });
});
