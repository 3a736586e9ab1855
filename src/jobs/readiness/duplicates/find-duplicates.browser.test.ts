import { expect, it } from "vitest";
import { aJob } from "../../testing/a-job.ts";
import { findAllDuplicates, findDuplicate } from "./find-duplicates.ts";

const jobsOf = (...texts: string[]) =>
  new Map(
    texts.map((description, index) => [
      index + 1,
      { job: { ...aJob, id: index + 1, status: "active" as const, description } },
    ]),
  );

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
