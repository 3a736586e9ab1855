import { expect, test, vi } from "vitest";
import { JobService } from "./job-service.ts";

test("what carries the marker is removed, and nothing else where a list ignores q", async () => {
  const jobs = new Map([
    [1, { id: 1, title: "Baker", referenceId: null }],
    [2, { id: 2, title: "Baker t1", referenceId: null }],
    [3, { id: 3, title: "Cook", referenceId: "R-t1" }],
  ]);
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    if (method === "DELETE") jobs.delete(Number(url.split("/").at(-1)));
    const answer = method === "DELETE" ? null : Response.json({ data: [...jobs.values()] });
    return Promise.resolve(answer ?? new Response(null, { status: 204 }));
  });
  await new JobService("http://127.0.0.1", "key").removeAll("t1");
  expect([...jobs.keys()]).toEqual([1]);
});

test("a job is removed also where there were too many requests before", async () => {
  const answers = [
    new Response(null, { status: 429, headers: { "Retry-After": "0.01" } }),
    new Response(null, { status: 204 }),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  await new JobService("http://127.0.0.1", "key").remove(1);
  expect(answers).toEqual([]);
});

test("a job without the marker is not created, as nothing would remove it", async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ id: 1 }));
  vi.stubGlobal("fetch", sent);
  const jobs = new JobService("http://127.0.0.1", "key", "test0a1b2c3d");
  await expect(jobs.create({ title: "Zyxel" })).rejects.toThrow("would be left behind");
  expect(sent).not.toHaveBeenCalled();
  await jobs.create({ title: "Zyxel test0a1b2c3d" });
  await jobs.create({ title: "Zyxel", referenceId: "R-test0a1b2c3d" });
  expect(sent).toHaveBeenCalledTimes(2);
});
