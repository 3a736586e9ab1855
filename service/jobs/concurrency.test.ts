import { describe, expect, test } from "vitest";
import { BOTH_ENGINES } from "../db/testing/test-database.ts";
import { ownOrigin } from "../db/write-origin.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { deleteJob } from "./store.ts";

const twenty = Array.from({ length: 20 }, (_, index) => index);
const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  test("20 parallel PUTs of a new referenceId make one job (§4.3.4, §4.3.5)", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const answers = await Promise.all(
      twenty.map(() => call("PUT", "/jobs", { ...aJob, referenceId: "new" })),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 201), count(statuses, 200)]).toEqual([1, 19]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await call("GET", "/jobs")).body.paging.total).toBe(1);
  });

  test("20 parallel PUTs of a new referenceId, each with a name of its own, make one job", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const answers = await Promise.all(
      twenty.map((index) =>
        call("PUT", "/jobs", { ...aJob, referenceId: "new" }, { "idempotency-key": `n${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 201), count(statuses, 200)]).toEqual([1, 19]);
    expect((await call("GET", "/jobs")).body.paging.total).toBe(1);
  });

  test("20 parallel POSTs of one referenceId make one job, and 19 conflicts (§7.1)", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const answers = await Promise.all(
      twenty.map(() => call("POST", "/jobs", { ...aJob, referenceId: "new" })),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 201), count(statuses, 409)]).toEqual([1, 19]);
    expect(answers.find(({ status }) => status === 409)?.body.errors).toMatchObject([
      { field: "referenceId", code: "taken" },
    ]);
  });

  test("parallel partial PUTs of one job lose none of each other's properties", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body } = await call("POST", "/jobs", aJob);
    const changes = [
      { title: "Cook" },
      { confidential: true },
      { status: "active" },
      { referenceId: "R" },
      { closeDate: "2030-01-01" },
      { positionType: { id: 2 } },
    ];
    const answers = await Promise.all(
      changes.map((change) => call("PUT", `/jobs/${body.id}`, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await call("GET", `/jobs/${body.id}`)).body).toMatchObject({
      title: "Cook",
      confidential: true,
      status: "active",
      referenceId: "R",
      closeDate: "2030-01-01",
      positionType: { id: 2 },
    });
  });

  test("writers that lose a race write in turn: 20 writers of one job take 40 attempts at most", async () => {
    let attempts = 0;
    const { employer } = await serviceUnderTest(engine, {
      seen: ({ name }) => void (attempts += name === "update_job" ? 1 : 0),
    });
    const { call } = await employer();
    const { body } = await call("POST", "/jobs", aJob);
    const answers = await Promise.all(
      twenty.map((n) => call("PUT", `/jobs/${body.id}`, { title: `Baker ${n}` })),
    );
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(20);
    expect(attempts).toBeLessThanOrEqual(40);
  });

  test("a job is not deleted over a change that came in between", async () => {
    const { employer, db } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const { body } = await call("POST", "/jobs", aJob);
    await call("PUT", `/jobs/${body.id}`, { title: "Cook" });
    expect(await deleteJob(db, employerId, { id: body.id, version: 1 }, ownOrigin("api"))).toBe(
      false,
    );
    expect((await call("GET", `/jobs/${body.id}`)).body.title).toBe("Cook");
  });

  test("an employer's search does not wait for all that another sent before", async () => {
    const { employer } = await serviceUnderTest(engine);
    const [busy, other] = [await employer(), await employer()];
    let finished = 0;
    const searches = twenty.map(async () => {
      await busy.call("GET", "/jobs?q=baker");
      finished += 1;
    });
    await other.call("GET", "/jobs?q=baker");
    expect(finished).toBeLessThan(10);
    await Promise.all(searches);
  });

  test("a version moves with every real change and no other request", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", { ...aJob, referenceId: "R" });
    const path = `/jobs/${created.body.id}`;
    const tags = [created.headers["etag"]];
    for (const change of [
      {},
      { title: "Baker" },
      created.body,
      { salary: {} },
      { closeDate: created.body.closeDate },
    ]) {
      tags.push((await call("PUT", path, change)).headers["etag"]);
    }
    expect(new Set(tags).size).toBe(1);
    const changed = await call("PUT", path, { title: "Cook" });
    expect(changed.headers["etag"]).not.toBe(tags[0]);
    expect((await call("GET", path)).headers["etag"]).toBe(changed.headers["etag"]);
  });

  test.each<[string, (tag: string) => string, boolean]>([
    ["the tag that was read", (tag) => tag, true],
    ["a tag that a proxy weakened", (tag) => `W/${tag}`, true],
    ["any version", () => "*", true],
    ["one of several", (tag) => `"x", ${tag}`, true],
    ["another version", () => '"1-99"', false],
    ["what is no tag", () => "x", false],
  ])("If-Match with %s", async (_name, header, matches) => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const created = await call("POST", "/jobs", { ...aJob, referenceId: "R" });
    const headers = { "if-match": header(created.headers["etag"] as string) };
    const path = `/jobs/${created.body.id}`;
    const before = (await call("GET", path)).body;
    // Where the tag matches nothing may change, or the next request would come too late.
    const title = matches ? before.title : "Cook";
    expect((await call("PUT", path, { title }, headers)).status).toBe(matches ? 200 : 412);
    expect((await call("PUT", "/jobs", { referenceId: "R", title }, headers)).status).toBe(
      matches ? 200 : 412,
    );
    expect((await call("GET", path)).body).toEqual(before);
    expect((await call("DELETE", path, undefined, headers)).status).toBe(matches ? 204 : 412);
    expect((await call("GET", path)).status).toBe(matches ? 404 : 200);
  });

  test("a tag without its quotes is refused with the right form", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body, headers } = await call("POST", "/jobs", aJob);
    const tag = (headers["etag"] as string).replaceAll('"', "");
    const refused = await call("PUT", `/jobs/${body.id}`, { title: "Cook" }, { "if-match": tag });
    expect(refused.body.message).toContain(`${headers["etag"] as string}, quotes included`);
  });

  test("If-Match never creates", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    expect(
      (await call("PUT", "/jobs", { ...aJob, referenceId: "R" }, { "if-match": "*" })).status,
    ).toBe(412);
    expect((await call("GET", "/jobs")).body.paging.total).toBe(0);
  });
});
