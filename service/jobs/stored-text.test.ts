import { describe, expect, test } from "vitest";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";

describe.each(ENGINES)("on %s", (engine) => {
  test("a place or a category that is sent twice is kept once", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const sent = ["Vancouver, BC", "vancouver", "Smallville", "SMALLVILLE", "Hope, BC"];
    for (const places of [sent.slice(0, 3), sent.slice(1, 4)]) {
      const locations = places.map((description) => ({ description }));
      const { body } = await call("POST", "/jobs", {
        ...aJob,
        locations,
        categories: [{ id: 6 }, { id: 1 }, { id: 6 }],
      });
      expect(body.locations).toMatchObject([{ name: "Vancouver" }, { name: "Smallville" }]);
      expect(body.categories).toMatchObject([{ id: 6 }, { id: 1 }]);
    }
    const locations = sent.slice(0, 4).map((description) => ({ description }));
    expect(await call("POST", "/jobs", { ...aJob, locations })).toMatchObject({
      status: 400,
      body: { errors: [{ field: "locations", code: "too_many" }] },
    });
  });

  test("reference ids that look the same are the same", async () => {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body: job } = await call("POST", "/jobs", { ...aJob, referenceId: "\u00c9te\u0301 1" });
    expect(job.referenceId).toBe("\u00c9t\u00e9 1");
    for (const referenceId of ["Été 1 ", "E\u0301te\u0301\u00a01", "\tÉté 1\n"]) {
      expect(await call("POST", "/jobs", { ...aJob, referenceId })).toMatchObject({ status: 409 });
      expect(await call("PUT", "/jobs", { referenceId })).toMatchObject({
        status: 200,
        body: job,
      });
    }
    expect(await call("DELETE", "/jobs", { referenceId: " Été 1" })).toMatchObject({ status: 204 });
  });

  test("a change leaves what a job has stored, though it is older than a rule", async () => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const { body: job } = await call("POST", "/jobs", { ...aJob, referenceId: "R" });
    const location = { id: 6173331, name: "Vancouver", description: "123", type: "Town" };
    await db.query({
      text: `UPDATE jobs SET title = E'a\\x07\\nb', reference_id = 'R ', application_email = 'jobs@.com',
          locations = $2 WHERE employer_id = $1`,
      values: [employerId, JSON.stringify([location])],
    });
    const path = `/jobs/${job.id}`;
    const { body: before } = await call("GET", path);
    const archived = { ...before, status: "archived" };
    expect((await call("PUT", path, { status: "archived" })).body).toEqual(archived);
    expect((await call("PUT", path, archived)).body).toEqual(archived);
    expect((await call("PUT", "/jobs", { referenceId: "R " })).body).toEqual(archived);
    const { body: renamed } = await call("PUT", path, { title: "a\nb" });
    expect(renamed).toEqual({ ...archived, title: "a b" });
  });
});
