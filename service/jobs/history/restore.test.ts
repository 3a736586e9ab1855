import { describe, expect, test } from "vitest";
import { en } from "#contract/messages/en.ts";
import { BOTH_ENGINES } from "../../db/testing/test-database.ts";
import {
  type Answer,
  type Call,
  aJob,
  serviceUnderTest,
} from "../../testing/service-under-test.ts";

describe.each(BOTH_ENGINES)("on %s", (engine) => {
  async function deletedJob() {
    const { employer } = await serviceUnderTest(engine);
    const { call } = await employer();
    const id: number = (await call("POST", "/jobs", { ...aJob, referenceId: "R-1" })).body.id;
    const { headers } = await call("DELETE", `/jobs/${id}`);
    const restore = (more: Record<string, string> = {}) =>
      call("POST", `/jobs/${id}/restore`, undefined, more);
    return { call, id, path: `/jobs/${id}`, deletion: String(headers["etag"]), restore };
  }

  const newest = async (call: Call, path: string) =>
    (await call("GET", `${path}/versions`)).body.data[0];

  test("a deletion answers its version, by its name too, and the list of deleted jobs has it", async () => {
    const { call, path, deletion } = await deletedJob();
    expect(deletion).toBe((await newest(call, path)).etag);
    expect((await call("GET", "/jobs/deleted")).body.data[0].etag).toBe(deletion);
    await call("POST", `${path}/restore`);
    const name = { "idempotency-key": "once" };
    const [first, again] = [
      await call("DELETE", path, undefined, name),
      await call("DELETE", path, undefined, name),
    ];
    expect(first.headers["etag"]).toBe((await newest(call, path)).etag);
    expect(again).toMatchObject({ status: 204, headers: { etag: first.headers["etag"] } });
  });

  test("a restoration with the version of an earlier deletion restores nothing", async () => {
    const { call, path, deletion, restore } = await deletedJob();
    await restore();
    await call("PUT", path, { title: "Cook", status: "active" });
    await call("DELETE", path);
    const before = await newest(call, path);
    for (const name of [{}, { "idempotency-key": "k" }])
      expect(await restore({ "if-match": deletion, ...name })).toMatchObject({
        status: 412,
        body: { message: expect.stringContaining("changed this job") },
      });
    expect(await newest(call, path)).toEqual(before);
    expect(await restore({ "if-match": before.etag })).toMatchObject({
      status: 200,
      body: { title: "Cook" },
    });
  });

  test("restorations beside deletions are done, or refused because the other was faster", async () => {
    const { call, path, restore } = await deletedJob();
    const answers = { restored: new Set<string>(), deleted: new Set<string>() };
    const said = ({ status, body }: Answer) => `${status} ${body?.message ?? ""}`.trim();
    const work = async (worker: number) => {
      for (let turn = 0; turn < 12; turn++) {
        const name = worker % 2 ? { "idempotency-key": `${worker}-${turn}` } : {};
        answers.restored.add(said(await restore(name)));
        answers.deleted.add(said(await call("DELETE", path)));
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)));
    expect([...answers.restored].toSorted()).toEqual(["200", `409 ${en.jobNotDeleted}`]);
    expect([...answers.deleted].toSorted()).toEqual(["204", `404 ${en.jobNotFound}`]);
    const { data } = (await call("GET", `${path}/versions?pageSize=100`)).body;
    const kinds: string[] = data.map(({ kind }: { kind: string }) => kind).toReversed();
    // Each restoration is of the deletion before it.
    expect(kinds.slice(1).every((kind, at) => kind === (at % 2 ? "restored" : "deleted"))).toBe(
      true,
    );
  });
});
