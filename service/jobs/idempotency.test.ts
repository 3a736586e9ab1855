import { describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
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

  test("a repeated PUT has its description back, unless it is long and was changed since", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    for (const [length, back] of [
      [LIMITS.keptDescription, true],
      [LIMITS.keptDescription + 1, false],
    ] as const) {
      const description = "x".repeat(length);
      const { body } = await call("POST", "/jobs", { ...aJob, description });
      const archive = () =>
        call(
          "PUT",
          `/jobs/${body.id}`,
          { status: "archived" },
          { "idempotency-key": `k-${length}` },
        );
      const first = await archive();
      expect((await archive()).body).toEqual(first.body);
      await call("PUT", `/jobs/${body.id}`, { description: "Soup." });
      const expected = { ...first.body, description: back ? description : "Soup." };
      expect((await archive()).body).toEqual(expected);
    }
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

  test("of the answers to repeated POSTs, few bytes are kept, and of the newest keys", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const post = (key: string, description = "<p>Bread.</p>".repeat(10_000)) =>
      call("POST", "/jobs", { ...aJob, description }, { "idempotency-key": key });
    const first = await post("k-1");
    await call("PUT", `/jobs/${first.body.id}`, { title: "Cook", description: "Soup." });
    expect((await post("k-1")).body).toEqual(first.body);
    const kept = () =>
      db.query<{ keys: number; longest: number }>({
        text: `SELECT count(*)::int AS keys, max(length(response_body)) AS longest
          FROM idempotency_keys WHERE employer_id = $1`,
        values: [employerId],
      });
    expect((await kept())[0]?.longest).toBeLessThan(1_000);

    await db.query({
      text: `INSERT INTO idempotency_keys (employer_id, key, body_hash, job_id, response_body, created_at)
        SELECT $1, 'old-' || n, '', 0, '{}', now() - n * interval '1 second'
        FROM generate_series(1, $2::int) AS n`,
      values: [employerId, LIMITS.idempotencyKeys + 10],
    });
    expect((await post("k-2")).status).toBe(201);
    expect(await kept()).toMatchObject([{ keys: LIMITS.idempotencyKeys + 1 }]);
    expect((await post("k-1")).body).toEqual(first.body);
  });
});
