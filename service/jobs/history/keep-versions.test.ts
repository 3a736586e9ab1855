import { describe, expect, test } from "vitest";
import type { DeletedJobRow, PublicVersion, VersionHeader } from "#contract/history.ts";
import { ENGINES } from "../../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../../testing/service-under-test.ts";
import { removeOldVersions } from "./keep-versions.ts";

const RETENTION = { publicDays: 1000, otherDays: 90 };

type Step = object | string | null;

describe.each(ENGINES)("on %s", (engine) => {
  async function oneEmployer() {
    const under = await serviceUnderTest(engine);
    const { call } = await under.employer();
    return {
      ...under,
      call,
      numbers: async (id: number): Promise<number[]> => {
        const { body } = await call("GET", `/jobs/${id}/versions?pageSize=100`);
        return (body.data as VersionHeader[] | undefined)?.map(({ number }) => number) ?? [];
      },
      /** Writes the steps: a body is a change, `null` a deletion, a word the path of a POST. */
      write: async (status: string, steps: Step[]) => {
        const { body } = await call("POST", "/jobs", { ...aJob, status });
        const path = `/jobs/${body.id}`;
        for (const step of steps) {
          if (typeof step === "string") await call("POST", `${path}/${step}`);
          else await (step ? call("PUT", path, step) : call("DELETE", path));
        }
        return body.id as number;
      },
      pass: (days: number) =>
        under.db.query({
          text: "UPDATE job_versions SET at = at - make_interval(days => $1)",
          values: [days],
        }),
    };
  }

  const [a, b] = [{ title: "A" }, { title: "B" }];
  const archive = { status: "archived" };
  const publish = { status: "active" };
  const restore = "restore";

  test.each<[string, string, Step[], days: number, left: number[]]>([
    ["drafts that others followed go after 90 days", "draft", [a, b], 91, [3]],
    ["and stay until then", "draft", [a, b], 89, [3, 2, 1]],
    ["the current version stays for ever", "draft", [], 5000, [1]],
    ["all versions of an active job stay", "active", [a, b], 5000, [3, 2, 1]],
    [
      "public versions stay after the job was archived, with the one that ended them",
      "active",
      [a, archive, b, a],
      91,
      [5, 3, 2, 1],
    ],
    ["and go after their days", "active", [a, archive, b], 1001, [4]],
    ["drafts before the publication go", "draft", [a, publish, archive, b], 91, [5, 4, 3]],
    ["a deleted draft goes whole", "draft", [a, null], 91, []],
    [
      "a job that was deleted while active stays as long as what was public",
      "active",
      [a, null],
      91,
      [3, 2, 1],
    ],
    ["and goes whole after that", "active", [a, null], 1001, []],
    [
      "a job that was archived before its deletion stays as long",
      "active",
      [archive, b, null],
      91,
      [4, 2, 1],
    ],
    ["and goes whole, with the deletion, after that", "active", [archive, b, null], 1001, []],
    ["also one that was restored", "active", [null, restore, archive, b, null], 1001, []],
  ])("%s", async (_name, status, steps, days, left) => {
    const { db, write, pass, numbers, call } = await oneEmployer();
    const id = await write(status, steps);
    const { body: job } = await call("GET", `/jobs/${id}`);
    await pass(days);
    await removeOldVersions(db, RETENTION);
    expect(await numbers(id)).toEqual(left);
    expect((await call("GET", `/jobs/${id}`)).body).toEqual(job);
  });

  test.each<[publicDays: number, otherDays: number, left: [days: number, jobs: number][]]>([
    [
      1000,
      90,
      [
        [89, 4],
        [2, 3],
        [910, 0],
      ],
    ],
    [
      30,
      90,
      [
        [31, 3],
        [58, 3],
        [2, 0],
      ],
    ],
  ])(
    "with %i and %i days, the trash has a deleted job as long as versions and record do",
    async (publicDays, otherDays, left) => {
      const { db, write, pass, numbers, call } = await oneEmployer();
      const ids = [
        await write("draft", [a, null]),
        await write("active", [archive, { ...b, description: "<p>Two.</p>" }, null]),
        await write("active", [a, null]),
        await write("draft", [publish, archive, null, restore, a, null]),
      ];
      const retention = { publicDays, otherDays };
      for (const [days, jobs] of left) {
        await pass(days);
        for (const _twice of [1, 2]) await removeOldVersions(db, retention);
        const { data } = (await call("GET", "/jobs/deleted")).body as {
          data: { job: { id: number }; restorableUntil: string }[];
        };
        const inTrash = new Set(data.map(({ job }) => job.id));
        expect(inTrash.size).toBe(jobs);
        const kept = await Promise.all(ids.map(async (id) => (await numbers(id)).length > 0));
        expect(ids.filter((_, at) => kept[at])).toEqual(ids.filter((id) => inTrash.has(id)));
        const { body } = await call("GET", "/jobs/record?from=2000-01-01&to=2100-01-01");
        for (const { jobId, publicUntil } of body.data as PublicVersion[])
          expect([inTrash.has(jobId), publicUntil]).toEqual([true, expect.any(String)]);
      }
      expect(await db.query({ text: "SELECT FROM job_descriptions" })).toEqual([]);
    },
  );

  test("the trash says until when the service keeps a deleted job", async () => {
    const under = await oneEmployer();
    const ids = [
      await under.write("draft", [null]),
      await under.write("active", [archive, b, null]),
    ];
    const { data } = (await under.call("GET", "/jobs/deleted")).body as { data: DeletedJobRow[] };
    const days = ids.map((id) => {
      const row = data.find(({ job }) => job.id === id);
      return (
        (Date.parse(row?.restorableUntil ?? "") - Date.parse(row?.deletedAt ?? "")) / 86_400_000
      );
    });
    expect(days.map(Math.round)).toEqual([90, 1096]);
  });

  test("with versions go the descriptions and activities that only they had, and no others", async () => {
    const { db, write, pass, call, numbers } = await oneEmployer();
    const id = await write("draft", [
      { description: "<p>Two.</p>" },
      { ...publish, title: "Public" },
      { description: "<p>Four.</p>", ...archive },
      { description: "<p>Five.</p>" },
    ]);
    await db.query({ text: "UPDATE activities SET hour = hour - interval '91 days'" });
    await pass(91);
    await call("PUT", `/jobs/${id}`, { title: "Now" });
    await db.query({
      text: "UPDATE job_versions SET at = at - interval '91 days' WHERE number = 5",
    });
    await removeOldVersions(db, RETENTION);
    expect(await numbers(id)).toEqual([6, 5, 4, 3]);
    const rows = (text: string) => db.query({ text });
    expect(await rows("SELECT number FROM job_descriptions ORDER BY number")).toEqual([
      { number: 2 },
      { number: 4 },
    ]);
    const description = async (number: number) =>
      (await call("GET", `/jobs/${id}/versions/${number}`)).body.job.description as string;
    expect(await Promise.all([3, 4, 5, 6].map(description))).toEqual([
      "<p>Two.</p>",
      "<p>Four.</p>",
      "<p>Five.</p>",
      "<p>Five.</p>",
    ]);
    expect(await rows("SELECT count(*) FROM activities")).toEqual([{ count: 2 }]);
    await call("DELETE", `/jobs/${id}`);
    await pass(5000);
    await removeOldVersions(db, RETENTION);
    for (const table of ["job_versions", "job_descriptions", "activities"])
      expect(await rows(`SELECT count(*) FROM ${table}`)).toEqual([{ count: 0 }]);
  });
});
