import { beforeEach, expect, it, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { findAllDuplicates, findDuplicate } from "./find-duplicates.ts";

const jobsOf = (...texts: string[]) =>
  new Map(
    texts.map((description, index) => [
      index + 1,
      { job: { ...aJob, id: index + 1, status: "active" as const, description } },
    ]),
  );

beforeEach(() => session.signIn({ key: "k", employer: { id: 1, name: "Harbour" } }, false));

it("finds duplicates among the jobs of today, and of one that is not saved", async () => {
  const jobs = jobsOf("<p>Bake bread.</p>", "<p>Bake bread.</p>", "<p>Sell it.</p>");
  expect((await findAllDuplicates(jobs)).nearDuplicates).toEqual(
    new Map([
      [1, 2],
      [2, 1],
    ]),
  );
  const form = { ...aJob, id: 0, description: "<p>Sell it.</p>" };
  expect((await findDuplicate(jobs, form)).nearDuplicates).toEqual(new Map([[0, 3]]));

  const [changed, later] = [jobsOf("<p>Drive.</p>", "<p>Bake bread.</p>"), jobs];
  const found = await Promise.all([changed, later].map(findAllDuplicates));
  expect(found.map(({ nearDuplicates }) => nearDuplicates)).toEqual([
    new Map(),
    new Map([
      [1, 2],
      [2, 1],
    ]),
  ]);
});

it("reads the shared families again for another index, and keeps them after a failure", async () => {
  const jobs = jobsOf("<p>Bake bread.</p>", "<p>Bake bread.</p>");
  const form = jobs.get(2)!.job;
  form.locations = [{ id: null, name: "", description: "Hull, QC", type: "" }];
  const failure = () => new Response("", { status: 503 });
  const answers = [failure(), new Response("[[1,2]]"), failure(), failure()];
  const fetch = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => answers.shift() ?? failure());
  const sizes: number[] = [];
  for (const index of [jobs, new Map(jobs), new Map(jobs)])
    sizes.push((await findAllDuplicates(index)).sameElsewhere.size);
  for (const _ of "123") sizes.push((await findDuplicate(jobs, form)).sameElsewhere.size);
  expect(sizes).toEqual([2, 0, 0, 0, 0, 0]);
  // For the form once.
  expect(fetch).toHaveBeenCalledTimes(4);
  fetch.mockRestore();
});

it("names the job with the same text in another place", async () => {
  const jobs = jobsOf("<p>Bake bread.</p>");
  const locations = [{ id: null, name: "", description: "Hull, QC", type: "" }];
  const form = { ...aJob, id: 0, description: "<p>Bake bread.</p>", locations };
  const { nearDuplicates, sameElsewhere } = await findDuplicate(jobs, form);
  expect(nearDuplicates).toEqual(new Map());
  expect(sameElsewhere).toEqual(new Map([[0, jobs.get(1)?.job]]));
});

it("ends the worker with the session, and keeps no text for the next one", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const jobs = jobsOf("<p>Bake bread.</p>", "<p>Bake bread.</p>");
  expect((await findAllDuplicates(jobs)).nearDuplicates.size).toBe(2);
  const late = findAllDuplicates(new Map(jobs));
  session.signOut();
  await expect(late).rejects.toThrow("The session has ended.");
  expect(terminate).toHaveBeenCalledTimes(1);
  session.signIn({ key: "other", employer: { id: 2, name: "Quay" } }, false);
  const form = { ...aJob, id: 0, description: "<p>Bake bread.</p>" };
  expect((await findDuplicate(new Map(), form)).nearDuplicates).toEqual(new Map());
});
