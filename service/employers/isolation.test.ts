import { describe, expect, test } from "vitest";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { revokeApiKey } from "./store.ts";

describe.each(ENGINES)("on %s", (engine) => {
  test("another employer's job is not there, by every method and path (§5.3)", async () => {
    const { employer } = await serviceUnderTest(engine);
    const owner = await employer();
    const other = await employer();
    const { body: job } = await owner.call("POST", "/jobs", { ...aJob, referenceId: "R" });
    const path = `/jobs/${job.id}`;
    const override = { "x-http-method-override": "DELETE" };
    const answers = await Promise.all([
      other.call("GET", path),
      other.call("PUT", path, { title: "Mine" }),
      other.call("DELETE", path),
      other.call("POST", path, undefined, override),
      other.call("DELETE", "/jobs", { referenceId: "R" }),
      other.call("POST", "/jobs", { referenceId: "R" }, override),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    for (const query of ["", "q=Baker", "q=R", "status=draft"]) {
      expect((await other.call("GET", `/jobs?${query}`)).body).toMatchObject({
        data: [],
        paging: { total: 0 },
      });
    }
    expect((await other.call("PUT", "/jobs", { ...aJob, referenceId: "R" })).status).toBe(201);
    expect((await owner.call("GET", path)).body).toEqual(job);
  });

  test("an employer's own places are not visible to others", async () => {
    const { employer, call } = await serviceUnderTest(engine);
    const owner = await employer();
    const other = await employer();
    const { body } = await owner.call("POST", "/jobs", {
      ...aJob,
      locations: [{ description: "Nowhereville, BC" }],
    });
    const [place] = body.locations;
    expect((await owner.call("GET", "/locations?q=nowherev")).body.data).toEqual([place]);
    expect((await owner.call("GET", `/locations/${place.id}`)).body).toEqual(place);
    for (const stranger of [other.call, call]) {
      expect((await stranger("GET", "/locations?q=nowherev")).body.data).toEqual([]);
      expect((await stranger("GET", `/locations/${place.id}`)).status).toBe(404);
    }
  });

  test("a key that is missing, unknown or revoked is 401 on every job operation (§5.1)", async () => {
    const { employer, call, db } = await serviceUnderTest(engine);
    const { apiKey, call: revoked } = await employer();
    const { body: job } = await revoked("POST", "/jobs", aJob);
    const [row] = await db.query<{ id: number }>({ text: "SELECT id FROM api_keys" });
    await revokeApiKey(db, row?.id ?? 0);
    const unknown = { "api-key": `${apiKey}x` };
    for (const [method, path] of [
      ["GET", "/jobs"],
      ["POST", "/jobs"],
      ["PUT", "/jobs"],
      ["DELETE", "/jobs"],
      ["GET", `/jobs/${job.id}`],
      ["PUT", `/jobs/${job.id}`],
      ["DELETE", `/jobs/${job.id}`],
      ["GET", "/jobs/changes"],
      ["GET", `/jobs/${job.id}/versions`],
      ["GET", `/jobs/${job.id}/versions/1`],
      ["POST", `/jobs/${job.id}/restore`],
      ["GET", "/jobs/deleted"],
      ["GET", "/jobs/record?from=2000-01-01&to=2100-01-01"],
      ["GET", "/activity"],
      ["GET", "/activity/1"],
      ["GET", "/settings/views"],
      ["PUT", "/settings/views"],
    ] as const) {
      const body = method === "GET" ? undefined : aJob;
      for (const [answer, message] of [
        [await call(method, path, body), "Send your API key"],
        [await call(method, path, body, unknown), "is unknown"],
        [await revoked(method, path, body), "no longer valid"],
      ] as const) {
        expect(answer).toMatchObject({
          status: 401,
          body: { message: expect.stringContaining(message) as string, errors: [] },
        });
      }
    }
  });
});
