import { describe, expect, onTestFinished, test, vi } from "vitest";
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

    const one = await call("GET", `/jobs/record?${EVER}&job=${ids[1]}`);
    expect((one.body as RecordPage).data).toEqual(read.slice(1, 3));
    const other = await under.employer();
    const theirs = await other.call("GET", `/jobs/record?${EVER}&job=${ids[1]}`);
    expect(theirs.body).toMatchObject({ data: [], keptFrom: null });
    const { body } = await other.call("GET", `/jobs/record?${EVER}`);
    expect(body.data).toEqual([]);
  });
});

describe.each(BOTH_ENGINES)("a day on %s", (engine) => {
  /** Versions at these times, from number 1 on, the last one archived. */
  async function versionsAt(times: string[]) {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const { body } = await call("POST", "/jobs", { ...aJob, status: "active" });
    const path = `/jobs/${body.id}`;
    for (let number = 2; number < times.length; number++)
      await call("PUT", path, { title: `Baker ${number}` });
    await call("PUT", path, { status: "archived" });
    for (const [at, time] of times.entries())
      await db.query({
        text: "UPDATE job_versions SET at = $1 WHERE number = $2",
        values: [time, at + 1],
      });
    return async (day: string, timeZone?: string) => {
      const zone = timeZone === undefined ? "" : `&timeZone=${encodeURIComponent(timeZone)}`;
      return (await call("GET", `/jobs/record?from=${day}&to=${day}${zone}`)).body as RecordPage;
    };
  }

  const numbers = ({ data }: RecordPage) => data.map(({ version }) => version);

  test("begins and ends by the service's zone data, in the zone that is named", async () => {
    // In Vancouver still 2 May, in Newfoundland 3 May; ends at midnight in Vancouver.
    const on = await versionsAt([
      "2026-05-02T16:00:00Z",
      "2026-05-03T05:00:00Z",
      "2026-05-04T07:00:00Z",
    ]);
    const vancouver = await on("2026-05-02");
    expect(vancouver).toMatchObject({
      timeZone: "America/Vancouver",
      begins: "2026-05-02T00:00:00.000-07:00",
      ends: "2026-05-03T00:00:00.000-07:00",
      keptFrom: "2026-05-02T09:00:00.000-07:00",
    });
    expect(numbers(vancouver)).toEqual([1, 2]);
    expect(numbers(await on("2026-05-03"))).toEqual([2]);
    expect(numbers(await on("2026-05-04"))).toEqual([]);
    expect(numbers(await on("2026-05-01"))).toEqual([]);
    const newfoundland = await on("2026-05-02", "America/St_Johns");
    expect(newfoundland.data.map(({ publicFrom }) => publicFrom)).toEqual([
      "2026-05-02T13:30:00.000-02:30",
    ]);
    expect(numbers(await on("2026-05-04", "America/St_Johns"))).toEqual([2]);
    expect(numbers(await on("2026-05-03", "Etc/GMT-14"))).toEqual([1, 2]);
  });

  test("is that of the service, whatever zone data the database has", async () => {
    const { DateTimeFormat } = Intl;
    const format = vi.spyOn(Intl, "DateTimeFormat");
    onTestFinished(() => format.mockRestore());
    // As if this Node had other data of Whitehorse than anybody else.
    format.mockImplementation(function ofOtherData(language, options) {
      const { timeZone } = options ?? {};
      const other = timeZone === "America/Whitehorse" ? "Asia/Kathmandu" : timeZone;
      return new DateTimeFormat(language, { ...options, timeZone: other });
    });
    const on = await versionsAt(["2026-05-02T18:20:00Z", "2026-05-02T18:30:00Z"]);
    const day = await on("2026-05-03", "America/Whitehorse");
    expect(day.begins).toBe("2026-05-03T00:00:00.000+05:45");
    expect(numbers(day)).toEqual([1]);
    expect(numbers(await on("2026-05-02", "America/Whitehorse"))).toEqual([]);
  });

  test("has a version of which the clock was set back over midnight", async () => {
    const on = await versionsAt(["2026-05-05T08:00:00Z", "2026-05-04T16:00:00Z"]);
    for (const day of ["2026-05-04", "2026-05-05"]) expect(numbers(await on(day))).toEqual([1]);
    expect((await on("2026-05-04")).data[0]).toMatchObject({
      publicFrom: "2026-05-04T09:00:00.000-07:00",
      publicUntil: "2026-05-05T01:00:00.000-07:00",
    });
    for (const day of ["2026-05-03", "2026-05-06"]) expect(numbers(await on(day))).toEqual([]);
  });

  test("has a version that lasted no time", async () => {
    const on = await versionsAt(["2026-05-05T07:00:00Z", "2026-05-05T07:00:00Z"]);
    expect(numbers(await on("2026-05-05"))).toEqual([1]);
    expect(numbers(await on("2026-05-04"))).toEqual([]);
  });
});

test.each(BOTH_ENGINES)(
  "on %s, a posting is closed from the end of its close date on, until its next version",
  async (engine) => {
    const { db, employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const create = async () =>
      (await call("POST", "/jobs", { ...aJob, status: "active" })).body.id as number;
    const [open, passed, born, next] = [
      await create(),
      await create(),
      await create(),
      await create(),
    ];
    await call("PUT", `/jobs/${next}`, { title: "Extended" });
    await db.query({ text: "UPDATE job_versions SET at = '2026-05-02T16:00:00Z'" });
    const close = (id: number, date: string) =>
      db.query({
        text: `UPDATE job_versions SET content = jsonb_set(content, '{close_date}', to_jsonb($2::text)) WHERE job_id = $1`,
        values: [id, date],
      });
    await close(passed, "2026-05-03");
    await close(born, "2026-04-30");
    await close(next, "2026-05-03");
    // While the close date had not passed yet.
    await db.query({
      text: "UPDATE job_versions SET at = '2026-05-03T16:00:00Z' WHERE job_id = $1 AND number = 2",
      values: [next],
    });
    const { data } = (await call("GET", `/jobs/record?${EVER}`)).body as RecordPage;
    expect(data.map(({ jobId, closedFrom }) => [jobId, closedFrom])).toEqual([
      [open, null],
      [passed, "2026-05-04T00:00:00.000-07:00"],
      [born, "2026-05-02T09:00:00.000-07:00"],
      [next, null],
      [next, "2026-05-04T00:00:00.000-07:00"],
    ]);
  },
);

test("the whole calendar can be asked for", async () => {
  const { call } = await (await serviceUnderTest("embedded")).employer();
  await call("POST", "/jobs", { ...aJob, status: "active" });
  const { body } = await call("GET", "/jobs/record?from=0001-01-01&to=9999-12-31");
  expect(body.data).toHaveLength(1);
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
  ["from=2026-01-01&to=2026-01-02&job=x", "job"],
  ["from=2026-01-01&to=2026-01-02&job=99999999999", "job"],
  ["from=2026-01-01&to=2026-01-02&timeZone=Atlantis", "timeZone"],
])("%s: what is wrong is %s", async (query, field) => {
  const { employer } = await serviceUnderTest("embedded");
  const { call } = await employer();
  const { status, body } = await call("GET", `/jobs/record?${query}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field }]);
});
