import { describe, expect, test } from "vitest";
import { runCommand } from "../../admin/commands.ts";
import { BOTH_ENGINES } from "../../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../../testing/service-under-test.ts";
import { removeOldVersions, RETENTION } from "./keep-versions.ts";

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  async function oneEmployer() {
    const { db, employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const create = async (job: object) =>
      (await call("POST", "/jobs", { ...aJob, ...job }, { "idempotency-key": crypto.randomUUID() }))
        .body.id as number;
    const purge = (options: Record<string, string>) =>
      runCommand(
        "purge",
        { employer: String(employerId), ...options },
        { db, timeZone: "UTC", progress: () => {} },
      );
    /** Everything that holds an earlier state of a job. */
    const traces = async (id: number) => {
      const counts = ["job_versions", "job_descriptions", "idempotency_keys"].map(
        (table) => `(SELECT count(*)::int FROM ${table} WHERE job_id = $1) AS ${table}`,
      );
      const [found] = await db.query({ text: `SELECT ${counts.join(", ")}`, values: [id] });
      return found;
    };
    const activity = async () => (await call("GET", "/activity")).body.data;
    return { db, call, create, purge, traces, activity };
  }

  const NONE = { job_versions: 0, job_descriptions: 0, idempotency_keys: 0 };

  test("the postings of tests go with their history, deleted ones too, and no others", async () => {
    const { call, create, purge, traces, activity } = await oneEmployer();
    const real = await create({ title: "Test baker" });
    const live = await create({ title: "Baker test0a1b2c3d", status: "active" });
    const retitled = await create({ title: "Cook", referenceId: "cf0a1b2c3dx1x-1" });
    await call("PUT", `/jobs/${retitled}`, { title: "Chef", referenceId: null });
    await call("DELETE", `/jobs/${retitled}`);
    const { cursor } = (await call("GET", "/jobs/changes")).body;

    await expect(purge({ tests: "true" })).rejects.toThrow(
      "This removes 2 postings of tests, of which 1 exist, with 4 versions; applicants saw 1 of them",
    );
    expect(await traces(live)).not.toEqual(NONE);
    expect(await purge({ tests: "true", yes: "true" })).toMatchObject({ postings: 2, versions: 4 });

    expect(await traces(live)).toEqual(NONE);
    expect(await traces(retitled)).toEqual(NONE);
    const { data, paging } = (await call("GET", "/jobs")).body;
    expect(data).toMatchObject([{ id: real }]);
    expect(paging.total).toBe(1);
    expect((await call("GET", `/jobs/${real}/versions`)).body.paging.total).toBe(1);
    expect((await call("GET", "/jobs/deleted")).body.paging.total).toBe(0);
    expect(await activity()).toMatchObject([
      { through: "purge", by: null, jobs: { total: 2, ids: [live, retitled] } },
      { through: "api", jobs: { total: 1 } },
    ]);
    expect((await call("GET", `/jobs/changes?since=${cursor}`)).body.data).toEqual([
      { id: live, deleted: true },
    ]);
    expect(await purge({ tests: "true", yes: "true" })).toMatchObject({ postings: 0, versions: 0 });
    expect(await activity()).toHaveLength(2);
  });

  test("the history of a posting goes, and what the posting is now stays", async () => {
    const { db, call, create, purge, traces, activity } = await oneEmployer();
    const id = await create({ title: "Assistant of Ms. Roy", status: "active" });
    await call("PUT", `/jobs/${id}`, { title: "Assistant", description: "<p>New.</p>" });
    const before = await call("GET", `/jobs/${id}`);
    const options = { "job-id": String(id) };
    await expect(purge(options)).rejects.toThrow(
      `This removes 2 versions of posting ${id}, which stays as it is now; applicants saw 2`,
    );
    await purge({ ...options, yes: "true" });

    const after = await call("GET", `/jobs/${id}`);
    expect(after.body).toEqual(before.body);
    expect(after.headers["etag"]).toBe(before.headers["etag"]);
    const { data } = (await call("GET", `/jobs/${id}/versions`)).body;
    expect(data).toMatchObject([{ number: 2, kind: "kept", through: "purge", changed: [] }]);
    expect((await call("GET", `/jobs/${id}/versions/2`)).body.job).toEqual(before.body);
    const [purged, ...others] = await activity();
    expect(purged).toMatchObject({ through: "purge", jobs: { total: 1, ids: [id] } });
    expect(others).toEqual([]);
    expect((await call("GET", `/activity/${purged.id}`)).body.data).toMatchObject([{ jobId: id }]);

    // The posting goes on as every other does.
    await call("PUT", `/jobs/${id}`, { title: "Assistant (evenings)" });
    await call("DELETE", `/jobs/${id}`);
    expect((await call("POST", `/jobs/${id}/restore`)).status).toBe(200);
    await call("DELETE", `/jobs/${id}`);
    await purge({ ...options, yes: "true" });
    expect(await traces(id)).toEqual(NONE);
    expect((await call("POST", `/jobs/${id}/restore`)).status).toBe(404);
    await removeOldVersions(db, RETENTION);
    expect((await activity()).map((row: { jobs: object }) => row.jobs)).toEqual([
      { total: 1, ids: [id] },
      { total: 1, ids: [id] },
    ]);
    const text = JSON.stringify(await db.query({ text: "SELECT * FROM activities" }));
    expect(text).not.toContain("Roy");
  });

  test("what cannot be purged is said", async () => {
    const { purge } = await oneEmployer();
    await expect(purge({ "job-id": "99", yes: "true" })).rejects.toThrow("no posting 99");
    await expect(purge({ yes: "true" })).rejects.toThrow("--tests, or the posting");
    await expect(purge({ tests: "true", "job-id": "1" })).rejects.toThrow(
      "--tests, or the posting",
    );
  });
});
