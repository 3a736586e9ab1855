import { describe, expect, test } from "vitest";
import type { RecordPage } from "#contract/history.ts";
import { BOTH_ENGINES } from "../../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../../testing/service-under-test.ts";

const EVER = "from=2000-01-01&to=2100-01-01";

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  test("pages of the record are the versions that were public, each once and whole", async () => {
    const under = await serviceUnderTest(engine);
    const { call } = await under.employer();
    const ids: number[] = [];
    for (const title of ["A", "B", "C"]) {
      const { body } = await call("POST", "/jobs", { ...aJob, title, status: "active" });
      ids.push(body.id);
    }
    await call("PUT", `/jobs/${ids[1]}`, { title: "B2" });
    await call("PUT", `/jobs/${ids[1]}`, { status: "archived" });
    await call("DELETE", `/jobs/${ids[2]}`);
    await call("POST", "/jobs", { ...aJob, title: "A draft" });

    const read: RecordPage["data"] = [];
    let after = "";
    for (;;) {
      const { status, body } = await call("GET", `/jobs/record?${EVER}&pageSize=1${after}`);
      expect(status).toBe(200);
      const { data, next, timeZone } = body as RecordPage;
      expect(timeZone).toBe("America/Vancouver");
      read.push(...data);
      if (next === null) break;
      after = `&after=${next}`;
    }
    expect(read.map(({ jobId, version, job }) => [jobId, version, job.title])).toEqual([
      [ids[0], 1, "A"],
      [ids[1], 1, "B"],
      [ids[1], 2, "B2"],
      [ids[2], 1, "C"],
    ]);
    expect(read.map(({ publicUntil }) => publicUntil === null)).toEqual([
      true,
      false,
      false,
      false,
    ]);

    // What will be public is not known.
    const later = await call("GET", "/jobs/record?from=2099-01-01&to=2100-01-01");
    expect(later.body.data).toEqual([]);

    // Written before there was a history, as an update finds it.
    await under.db.query({ text: "DELETE FROM job_versions WHERE job_id = $1", values: [ids[0]] });
    const old = await call("GET", `/jobs/record?${EVER}`);
    expect((old.body as RecordPage).data[0]).toMatchObject({ jobId: ids[0], kind: "kept" });

    const other = await under.employer();
    const { body } = await other.call("GET", `/jobs/record?${EVER}`);
    expect(body.data).toEqual([]);
  });
});

test.each([
  ["from=2026-01-01", "to"],
  ["to=2026-01-01", "from"],
  ["from=2026-02-30&to=2026-03-01", "from"],
  ["from=2026-01-01&to=tomorrow", "to"],
  ["from=2026-01-02&to=2026-01-01", "to"],
  ["from=2026-01-01&to=2026-01-02&after=x", "after"],
  ["from=2026-01-01&to=2026-01-02&after=99999999999.1", "after"],
  ["from=2026-01-01&to=2026-01-02&pageSize=0", "pageSize"],
])("%s: what is wrong is %s", async (query, field) => {
  const { employer } = await serviceUnderTest("embedded");
  const { call } = await employer();
  const { status, body } = await call("GET", `/jobs/record?${query}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field }]);
});
