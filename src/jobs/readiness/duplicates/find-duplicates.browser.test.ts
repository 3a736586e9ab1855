import { beforeEach, expect, it, vi } from "vitest";
import { session } from "#src/lib/session/current-session.ts";
import { aJob } from "../../testing/a-job.ts";
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
  expect(await findAllDuplicates(jobs)).toEqual(
    new Map([
      [1, 2],
      [2, 1],
    ]),
  );
  const form = { ...aJob, id: 0, description: "<p>Sell it.</p>" };
  expect(await findDuplicate(jobs, form)).toEqual(new Map([[0, 3]]));

  const [changed, later] = [jobsOf("<p>Drive.</p>", "<p>Bake bread.</p>"), jobs];
  expect(await Promise.all([changed, later].map(findAllDuplicates))).toEqual([
    new Map(),
    new Map([
      [1, 2],
      [2, 1],
    ]),
  ]);
});

it("ends the worker with the session, and keeps no text for the next one", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const jobs = jobsOf("<p>Bake bread.</p>", "<p>Bake bread.</p>");
  expect((await findAllDuplicates(jobs)).size).toBe(2);
  const late = findAllDuplicates(new Map(jobs));
  session.signOut();
  await expect(late).rejects.toThrow("The session has ended.");
  expect(terminate).toHaveBeenCalledTimes(1);
  session.signIn({ key: "other", employer: { id: 2, name: "Quay" } }, false);
  const form = { ...aJob, id: 0, description: "<p>Bake bread.</p>" };
  expect(await findDuplicate(new Map(), form)).toEqual(new Map());
});
