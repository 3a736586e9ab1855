import { describe, expect, test } from "vitest";
import type { VersionHeader } from "#contract/history.ts";
import { BOTH_ENGINES } from "../../db/testing/test-database.ts";
import { type Call, aJob, serviceUnderTest } from "../../testing/service-under-test.ts";

const versionsOf = async (call: Call, id: number): Promise<VersionHeader[]> =>
  (await call("GET", `/jobs/${id}/versions?pageSize=100`)).body.data;

const numbersOf = async (call: Call, id: number) =>
  (await versionsOf(call, id)).map(({ number, kind }) => `${number} ${kind}`);

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  async function oneEmployer() {
    const under = await serviceUnderTest(engine);
    const { call, ...employer } = await under.employer();
    const create = async (job: object = {}) =>
      (await call("POST", "/jobs", { ...aJob, ...job })).body.id as number;
    return { ...under, ...employer, call, create };
  }

  test("every write of a job is a version, with what it changed and the whole job as it was", async () => {
    const { call, create } = await oneEmployer();
    const id = await create();
    const path = `/jobs/${id}`;
    await call("PUT", path, { title: "Pastry baker", salary: { amount: 25, period: { id: 5 } } });
    // Nothing changes.
    await call("PUT", path, { title: "Pastry baker" });
    await call("PUT", path, { description: "<p>Cakes.</p>" });
    const current = await call("GET", path);
    await call("DELETE", path);
    expect((await call("GET", path)).status).toBe(404);

    const versions = await versionsOf(call, id);
    expect(versions.map(({ number, kind, changed }) => ({ number, kind, changed }))).toEqual([
      { number: 4, kind: "deleted", changed: [] },
      { number: 3, kind: "changed", changed: ["description"] },
      { number: 2, kind: "changed", changed: ["title", "salary"] },
      { number: 1, kind: "created", changed: [] },
    ]);
    expect(versions[1]?.etag).toBe(current.headers["etag"]);
    const at = async (number: number) => (await call("GET", `${path}/versions/${number}`)).body;
    expect(await at(3)).toEqual({ ...versions[1], job: current.body });
    expect((await at(4)).job).toEqual(current.body);
    expect((await at(1)).job).toMatchObject({ title: "Baker", description: "<p>Bread.</p>" });
    expect((await at(2)).job).toMatchObject({
      title: "Pastry baker",
      description: "<p>Bread.</p>",
    });
  });

  test("a description that stays is kept once", async () => {
    const { call, create, db } = await oneEmployer();
    const id = await create();
    for (const title of ["A", "B", "C"]) await call("PUT", `/jobs/${id}`, { title });
    const kept = () => db.query({ text: "SELECT number FROM job_descriptions ORDER BY number" });
    expect(await kept()).toEqual([]);
    await call("PUT", `/jobs/${id}`, { description: "<p>Cakes.</p>" });
    await call("PUT", `/jobs/${id}`, { title: "D" });
    await call("DELETE", `/jobs/${id}`);
    expect(await kept()).toEqual([{ number: 1 }, { number: 5 }]);
  });

  test("a deleted job is listed, and restored under its id as the next version", async () => {
    const { call, create } = await oneEmployer();
    const id = await create({ referenceId: "R-1", status: "active", autoRefresh: true });
    const { body: job } = await call("GET", `/jobs/${id}`);
    expect((await call("POST", `/jobs/${id}/restore`)).status).toBe(409);
    await call("DELETE", `/jobs/${id}`);
    const { body: deleted, headers } = await call("GET", "/jobs/deleted");
    expect(headers["history-days"]).toBe("public=1096&other=90");
    expect(deleted).toMatchObject({
      data: [{ job: { id, title: "Baker" } }],
      paging: { total: 1 },
    });

    const restored = await call("POST", `/jobs/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: job });
    expect(String(restored.headers["etag"])).toMatch(new RegExp(`^"${id}-3-`));
    expect(await call("GET", `/jobs/${id}`)).toMatchObject({ status: 200, body: job });
    expect((await call("POST", `/jobs/${id}/restore`)).body.message).toMatch(/exists/);
    expect((await call("GET", "/jobs/deleted")).body.data).toEqual([]);
    expect((await call("GET", "/jobs")).body.paging.total).toBe(1);

    await call("DELETE", `/jobs/${id}`);
    expect((await versionsOf(call, id)).map(({ changed }) => changed)).toEqual([[], [], [], []]);
    expect(await numbersOf(call, id)).toEqual([
      "4 deleted",
      "3 restored",
      "2 deleted",
      "1 created",
    ]);
    expect((await call("GET", "/jobs/deleted")).body.paging.total).toBe(1);
  });

  test("a job whose reference id is taken meanwhile is not restored, and says so", async () => {
    const { call, create } = await oneEmployer();
    const id = await create({ referenceId: "R-1" });
    await call("DELETE", `/jobs/${id}`);
    await create({ referenceId: "R-1" });
    for (const headers of [{}, { "idempotency-key": "k" }]) {
      const answer = await call("POST", `/jobs/${id}/restore`, undefined, headers);
      expect(answer).toMatchObject({ status: 409, body: { errors: [{ code: "taken" }] } });
    }
    expect((await call("GET", "/jobs/deleted")).body.paging.total).toBe(1);
  });

  test("twenty restores at once are one", async () => {
    const { call, create } = await oneEmployer();
    const id = await create();
    await call("DELETE", `/jobs/${id}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          "POST",
          `/jobs/${id}/restore`,
          undefined,
          index % 2 ? { "idempotency-key": `${index}` } : {},
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    expect(await numbersOf(call, id)).toEqual(["3 restored", "2 deleted", "1 created"]);
  });

  test("a write says to which change set it belongs, and who wrote is the key's name", async () => {
    const { call, create, db } = await oneEmployer();
    await db.query({ text: "UPDATE api_keys SET name = 'Chloé''s laptop'" });
    const headers = {
      "change-set-id": "c-1",
      "change-set-text": encodeURIComponent("Pay +3 % – 2 postes 🥖"),
      "change-source": "import",
    };
    const ids = [await create(), await create()];
    for (const id of ids) await call("PUT", `/jobs/${id}`, { confidential: true }, headers);
    await call("PUT", `/jobs/${ids[0]}`, { confidential: false }, { "change-source": "form" });
    const { body: made } = await call("POST", "/jobs", aJob, headers);

    const origin = {
      by: "Chloé's laptop",
      through: "import",
      changeSet: { id: "c-1", text: "Pay +3 % – 2 postes 🥖" },
    };
    const [form, set, created] = await versionsOf(call, ids[0] ?? 0);
    expect(form).toMatchObject({ by: "Chloé's laptop", through: "form", changeSet: null });
    expect(set).toMatchObject(origin);
    expect(created).toMatchObject({ by: "Chloé's laptop", through: "api", changeSet: null });

    const { body: list } = await call("GET", "/activity");
    expect(list.data).toMatchObject([
      {
        through: "form",
        changeSet: null,
        counts: { changed: 1 },
        jobs: { total: 1, ids: [ids[0]] },
      },
      {
        ...origin,
        counts: { created: 1, changed: 2, deleted: 0, restored: 0 },
        jobs: { total: 3, ids: [...ids, made.id] },
      },
      { through: "api", counts: { created: 2 }, jobs: { total: 2, ids } },
    ]);
    expect(list.paging.total).toBe(3);
    const { body: ofSet } = await call("GET", "/activity?changeSet=c-1");
    expect(ofSet.data).toEqual([list.data[1]]);
    const { body: read } = await call("GET", `/activity/${ofSet.data[0].id}?pageSize=2`);
    expect(read).toMatchObject({
      activity: ofSet.data[0],
      data: [
        { jobId: ids[0], before: 1, after: 2, kind: "changed", title: "Baker", etag: set?.etag },
        { jobId: ids[1], before: 1, after: 2, kind: "changed" },
      ],
      paging: {
        total: 3,
        next: expect.stringContaining(`/activity/${ofSet.data[0].id}?`) as string,
      },
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ "change-set-id": "a b" }, /Change-Set-Id/],
    [{ "change-set-id": "x".repeat(101) }, /Change-Set-Id/],
    [{ "change-set-id": "" }, /Change-Set-Id/],
    [{ "change-set-text": "words" }, /Change-Set-Id/],
    [{ "change-set-id": "c", "change-set-text": "%E9" }, /Change-Set-Text/],
    [{ "change-set-id": "c", "change-set-text": "%00" }, /Change-Set-Text/],
    [{ "change-set-id": "c", "change-set-text": "x".repeat(201) }, /Change-Set-Text/],
    [{ "change-source": "autoRefresh" }, /Change-Source/],
    [{ "change-source": "'; DROP TABLE jobs" }, /Change-Source/],
  ])("a write with %j is refused and not carried out", async (headers, words) => {
    const { call, create } = await oneEmployer();
    const id = await create();
    for (const [method, path, body] of [
      ["POST", "/jobs", aJob],
      ["PUT", `/jobs/${id}`, { title: "Other" }],
      ["DELETE", `/jobs/${id}`, undefined],
    ] as const)
      expect(await call(method, path, body, headers)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(words) as string },
      });
    expect(await numbersOf(call, id)).toEqual(["1 created"]);
    expect((await call("GET", "/jobs")).body.paging.total).toBe(1);
  });

  test("what is not there is 404, and another employer's is not there", async () => {
    const { call, create, employer } = await oneEmployer();
    const { call: other } = await employer();
    const [id, deleted] = [await create(), await create()];
    await call("DELETE", `/jobs/${deleted}`);
    const { body } = await call("GET", "/activity");
    const activity = body.data[0].id as number;
    for (const [client, method, path] of [
      ...["0", "2", "999999999999", "x", "1.5", "-1"].map(
        (number) => [call, "GET", `/jobs/${id}/versions/${number}`] as const,
      ),
      [call, "GET", "/jobs/2000000000/versions"],
      [call, "GET", "/jobs/x/versions"],
      [call, "POST", "/jobs/2000000000/restore"],
      [call, "POST", "/jobs/x/restore"],
      [call, "GET", "/activity/2000000000"],
      [call, "GET", "/activity/x"],
      [other, "GET", `/jobs/${id}/versions`],
      [other, "GET", `/jobs/${id}/versions/1`],
      [other, "GET", `/jobs/${deleted}/versions`],
      [other, "POST", `/jobs/${deleted}/restore`],
      [other, "GET", `/activity/${activity}`],
    ] as const)
      expect({ path, status: (await client(method, path)).status }).toEqual({ path, status: 404 });
    expect((await other("GET", "/jobs/deleted")).body.data).toEqual([]);
    expect((await other("GET", "/activity")).body.data).toEqual([]);
  });

  test("the order is that of the versions, also where the clock jumps back", async () => {
    const { call, create, db } = await oneEmployer();
    const id = await create();
    await call("PUT", `/jobs/${id}`, { title: "B" });
    await db.query({ text: "UPDATE job_versions SET at = at + interval '1 day' WHERE number = 1" });
    expect((await versionsOf(call, id)).map(({ number }) => number)).toEqual([2, 1]);
  });

  test("pages of versions know what came before their last one", async () => {
    const { call, create } = await oneEmployer();
    const id = await create();
    for (const title of ["B", "C", "D"]) await call("PUT", `/jobs/${id}`, { title });
    const { body } = await call("GET", `/jobs/${id}/versions?pageSize=2&page=2`);
    expect(body).toMatchObject({
      data: [
        { number: 2, changed: ["title"] },
        { number: 1, changed: [] },
      ],
      paging: { total: 4, pages: 2, page: 2, next: null },
    });
    expect(body.paging.previous).toMatch(new RegExp(`/jobs/${id}/versions\\?pageSize=2&page=1$`));
  });

  test("what is written beside the service has its version too", async () => {
    const { call, create, db } = await oneEmployer();
    const id = await create();
    await db.query({ text: "UPDATE jobs SET title = 'By hand', version = version + 1" });
    expect((await versionsOf(call, id))[0]).toMatchObject({
      through: "unknown",
      by: null,
      changed: ["title"],
    });
  });
});

test.each(["/jobs/deleted", "/jobs/record?from=2026-01-01&to=2026-01-31", "/activity"])(
  "GET %s waits in its employer's turn, and too many are refused",
  async (path) => {
    const { db, employer } = await serviceUnderTest("postgresql");
    const { call } = await employer();
    const asked = await db.transaction(async (tx) => {
      // Nothing is read until one is refused, however slowly the requests come.
      await tx.query({ text: "LOCK TABLE jobs, job_versions IN ACCESS EXCLUSIVE MODE" });
      const asking = Array.from({ length: 103 }, () => call("GET", path));
      expect(await Promise.race(asking)).toMatchObject({ status: 429 });
      return asking;
    });
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(102).fill(200), 429]);
  },
);

test("a plain service has no history: its paths are 404, and the headers of a write are ignored", async () => {
  const { employer } = await serviceUnderTest("embedded", { plain: true });
  const { call } = await employer();
  const { status, body } = await call("POST", "/jobs", aJob, { "change-source": "nonsense" });
  expect(status).toBe(201);
  for (const path of [`/jobs/${body.id}/versions`, "/jobs/deleted", "/activity", "/activity/1"])
    expect((await call("GET", path)).status).toBe(404);
  expect((await call("POST", `/jobs/${body.id}/restore`)).status).toBe(404);
});
