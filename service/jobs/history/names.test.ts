import { expect, onTestFinished, test } from "vitest";
import type { PublicVersion, VersionHeader } from "#contract/history.ts";
import { openDatabase } from "../../db/opening/open-database.ts";
import { REFERENCE_LISTS, writeReferenceEntries } from "../../db/reference-entries.ts";
import { BOTH_ENGINES, newLocation } from "../../db/testing/test-database.ts";
import { renameEmployer } from "../../employers/change-employer.ts";
import { aJob, serviceUnderTest } from "../../testing/service-under-test.ts";

const NAMES = { employer: { name: "Employer on unlimited" }, positionType: { name: "Full Time" } };

test.each(BOTH_ENGINES)(
  "on %s, later names of employer and lists leave versions as they were",
  async (engine) => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const other = await employer();
    const salary = { amount: 25, period: { id: 5 } };
    const { body: job } = await call("POST", "/jobs", { ...aJob, salary, status: "active" });
    const { body: deleted } = await call("POST", "/jobs", {
      ...aJob,
      title: "Gone",
      status: "active",
    });
    await call("DELETE", `/jobs/${deleted.id}`);
    const { body: theirs } = await other.call("POST", "/jobs", aJob);
    const record = async () =>
      (await call("GET", "/jobs/record?from=2000-01-01&to=2100-01-01")).body
        .data as PublicVersion[];
    const before = await record();
    expect(before).toMatchObject([{ job: { ...job, ...NAMES } }, { job: NAMES }]);

    await renameEmployer(db, employerId, "Harbour Ltd");
    await db.query({
      text: `UPDATE reference_entries SET entry = entry || '{"name": "Later"}'`,
    });
    onTestFinished(() => writeReferenceEntries(db));
    await call("PUT", `/jobs/${job.id}`, { title: "Pastry baker" });

    const [first, ...later] = await record();
    expect(first).toEqual({ ...before[0], publicUntil: expect.any(String) as string });
    expect(later.at(-1)).toEqual(before[1]);
    const { body: read } = await call("GET", `/jobs/${job.id}`);
    expect(read).toMatchObject({ employer: { name: "Harbour Ltd" } });
    expect(
      later.map(({ version, through, job: { employer: named } }) => [
        version,
        through,
        named?.name,
      ]),
    ).toEqual([
      [2, "rename", "Harbour Ltd"],
      [3, "api", "Harbour Ltd"],
      [1, "api", NAMES.employer.name],
    ]);
    // The names of the lists when it was written: of each, that of one entry.
    expect(later[1]?.job).toEqual({
      ...read,
      categories: [{ ...job.categories[0], name: "Later" }],
      positionType: { ...job.positionType, name: "Later" },
      salary: { ...job.salary, period: { ...job.salary.period, name: "Later" } },
      applicantRoutingType: { ...job.applicantRoutingType, name: "Later" },
    });
    const versions = (await call("GET", `/jobs/${job.id}/versions`)).body.data as VersionHeader[];
    expect(versions[1]).toMatchObject({ number: 2, by: null, changed: ["employer"] });
    expect((await call("GET", "/jobs/deleted")).body.data[0].job.employer).toMatchObject(
      NAMES.employer,
    );
    expect((await call("GET", `/jobs/${deleted.id}/versions/2`)).body.job).toMatchObject(NAMES);

    // Once is enough, and no other employer is concerned.
    await renameEmployer(db, employerId, "Harbour Ltd");
    expect((await call("GET", `/jobs/${job.id}/versions`)).body.paging.total).toBe(3);
    expect((await other.call("GET", `/jobs/${theirs.id}/versions`)).body.paging.total).toBe(1);
  },
);

test("a version that a copy brings keeps its names", async () => {
  const { db, employer } = await serviceUnderTest("embedded");
  await (await employer()).call("POST", "/jobs", aJob);
  await db.query({ text: `UPDATE job_versions SET names = '{"employer": "Then"}'` });
  await db.query({
    text: "WITH gone AS (DELETE FROM job_versions RETURNING *) INSERT INTO job_versions SELECT * FROM gone",
  });
  expect(await db.query({ text: "SELECT names FROM job_versions" })).toEqual([
    { names: { employer: "Then" } },
  ]);
});

test("an opened database has the lists of this version", async () => {
  const location = await newLocation.embedded();
  const older = await openDatabase(location);
  await older.query({ text: `UPDATE reference_entries SET entry = '{"id": 1, "name": "Old"}'` });
  await older.query({ text: "DELETE FROM reference_entries WHERE id = 2" });
  await older.close();
  const db = await openDatabase(location);
  onTestFinished(() => db.close());
  const lists = await db.query<{ list: string; entries: object[] }>({
    text: "SELECT list, jsonb_agg(entry ORDER BY id) AS entries FROM reference_entries GROUP BY list",
  });
  expect(Object.fromEntries(lists.map(({ list, entries }) => [list, entries]))).toEqual(
    REFERENCE_LISTS,
  );
});
