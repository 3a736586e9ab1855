import { describe, expect, test } from "vitest";
import type { Activity, ActivityVersion } from "#contract/history.ts";
import { BOTH_ENGINES } from "../../db/testing/test-database.ts";
import { addApiKey } from "../../employers/store.ts";
import { type Call, aJob, serviceUnderTest } from "../../testing/service-under-test.ts";

const activitiesOf = async (call: Call, query = ""): Promise<Activity[]> =>
  (await call("GET", `/activity${query}`)).body.data;

const versionsOf = async (call: Call, id: number): Promise<ActivityVersion[]> =>
  (await call("GET", `/activity/${id}?pageSize=100`)).body.data;

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  /** Two people of one employer, Ada and Bao. */
  async function twoPeople() {
    const under = await serviceUnderTest(engine);
    const { call, employerId } = await under.employer();
    const keyOf = async (name: string) => (await addApiKey(under.db, employerId, { name })).apiKey;
    const [ada, bao] = [await keyOf("Ada"), await keyOf("Bao")].map(
      (apiKey): Call =>
        (method, path, body, headers) =>
          call(method, path, body, { ...headers, "api-key": apiKey }),
    );
    const create = async (job: object = {}) =>
      (await ada!("POST", "/jobs", { ...aJob, ...job })).body.id as number;
    return { ...under, employerId, ada: ada!, bao: bao!, create };
  }

  const inSet = {
    "change-set-id": "c-1",
    "change-set-text": "Archive",
    "change-source": "changeSet",
  };

  test("a change set is one activity by its id, whichever keys wrote it, however long a write took", async () => {
    const { ada, bao, create, db, employerId } = await twoPeople();
    const ids = [await create(), await create(), await create()];
    const archive = async (call: Call, id = 0) =>
      call("PUT", `/jobs/${id}`, { status: "archived" }, inSet);
    await archive(ada, ids[0]);
    await ada("PUT", `/jobs/${ids[2]}`, { title: "Cook" });
    await archive(bao, ids[1]);
    // As a write that had to wait for another one too long.
    await db.query({
      text: `UPDATE activities SET hour = now() WHERE employer_id = $1 AND writer = 'Bao'`,
      values: [employerId],
    });
    await archive(bao, ids[2]);

    const all = await activitiesOf(ada);
    expect(all.map(({ by, jobs }) => [by, jobs.total])).toEqual([
      ["Ada", 3],
      ["Ada", 3],
    ]);
    const [set] = all;
    expect(set).toMatchObject({ counts: { changed: 3 }, jobs: { ids }, changeSet: { id: "c-1" } });
    expect(await activitiesOf(ada, "?changeSet=c-1")).toEqual([set]);
    expect((await ada("GET", "/activity?pageSize=1&page=2")).body).toMatchObject({
      data: [all[1]],
      paging: { total: 2, pages: 2 },
    });
    const parts = await db.query<{ id: number }>({
      text: "SELECT id FROM activities WHERE change_set_id = 'c-1' ORDER BY id",
    });
    expect(parts).toHaveLength(3);
    for (const { id } of parts) {
      const { body } = await ada("GET", `/activity/${id}`);
      expect(body.activity).toEqual(set);
      expect(body.data.map((row: ActivityVersion) => [row.jobId, row.by])).toEqual([
        [ids[0], "Ada"],
        [ids[1], "Bao"],
        [ids[2], "Bao"],
      ]);
    }
  });

  test("single edits of an hour are one activity, also where one had to wait; of another hour, another", async () => {
    const { ada, create, db } = await twoPeople();
    const ids = [await create(), await create(), await create()];
    const form = { "change-source": "form" };
    const hours = ["12:00", "12:40", "13:20"];
    for (const [at, id] of ids.entries()) {
      await ada("PUT", `/jobs/${id}`, { title: "Cook" }, form);
      await db.query({
        text: "UPDATE activities SET hour = $1 WHERE through = 'form' AND hour > now() - interval '2 hours'",
        values: [`2026-01-01 ${hours[at]}Z`],
      });
    }
    const edits = (await activitiesOf(ada)).filter(({ through }) => through === "form");
    expect(edits.map(({ jobs }) => jobs.ids)).toEqual([[ids[2]], [ids[0], ids[1]]]);
  });

  test("an activity says who took it back, until that is taken back", async () => {
    const { ada, bao, create } = await twoPeople();
    const ids = [await create({ status: "active" }), await create({ status: "active" })];
    for (const id of ids) await ada("PUT", `/jobs/${id}`, { status: "archived" }, inSet);
    const [set] = await activitiesOf(ada, "?changeSet=c-1");
    expect(set?.undone).toBeNull();
    const versions = async () => versionsOf(ada, set?.id ?? 0);
    const [one, two] = await versions();
    const take = (status: string, etag = "") =>
      [
        `/jobs/${ids[0]}`,
        { status },
        { "change-undoes": etag, "change-set-id": "u-1", "change-source": "undo" },
      ] as const;

    const back = await bao("PUT", ...take("active", one?.etag));
    const undo = (await activitiesOf(ada, "?changeSet=u-1"))[0];
    const undone = { jobs: 1, by: "Bao", activity: undo?.id };
    expect((await activitiesOf(ada, "?changeSet=c-1"))[0]?.undone).toEqual(undone);
    expect((await versions()).map((row) => row.undone)).toEqual([{ version: 3, by: "Bao" }, null]);

    const again = await ada("PUT", ...take("archived", String(back.headers["etag"])));
    expect((await activitiesOf(ada, "?changeSet=c-1"))[0]?.undone).toBeNull();
    await bao("PUT", ...take("active", String(again.headers["etag"])));
    expect((await versions())[0]?.undone).toEqual({ version: 3, by: "Bao" });

    // Of another job, and of none: it is that job's next version, and takes nothing back.
    await bao("PUT", ...take("archived", two?.etag));
    await bao("PUT", ...take("active", '"anything"'));
    expect((await versions()).map((row) => row.undone?.version)).toEqual([3, undefined]);
  });

  test("a deletion is taken back by its restoration, which may change the job", async () => {
    const { ada, bao, create } = await twoPeople();
    const id = await create({ status: "active" });
    const deleted = await ada("DELETE", `/jobs/${id}`, undefined, inSet);
    const etag = String(deleted.headers["etag"]);
    const restore = (body: object) =>
      bao("POST", `/jobs/${id}/restore`, body, { "if-match": etag, "change-undoes": etag });
    expect(await restore({ title: "" })).toMatchObject({ status: 400 });
    expect(await restore({ title: "Cook", autoRefresh: true })).toMatchObject({
      status: 200,
      body: { title: "Cook", status: "active", autoRefresh: true },
    });
    const [set] = await activitiesOf(ada, "?changeSet=c-1");
    expect(set?.undone).toMatchObject({ jobs: 1, by: "Bao" });

    // Over the same connection.
    const other = await create();
    await ada("DELETE", `/jobs/${other}`);
    expect(await bao("POST", `/jobs/${other}/restore`)).toMatchObject({ status: 200 });
  });
});
