import { expect, test } from "vitest";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { findArrived, mayHaveArrived } from "./find-arrived.ts";
import { requestOf, valuesOfJob } from "../form-values.ts";
import { aJob } from "../testing/a-job.ts";

const JOB: Job = { ...aJob, publishDate: todayIn() };

/** What the form sent when it made that job. */
const SENT = {
  ...requestOf(valuesOfJob(JOB)),
  locations: [{ description: "Montreal" }],
  categories: [{ id: 14 }, { id: 6 }],
  closeDate: null,
  autoRefresh: true,
  status: "draft",
};

const lookFor = async (sent: typeof SENT, held: Partial<Job>[], copyOf?: number) => {
  const jobs = held.map((changes, index) => ({ ...JOB, id: 7 - index, ...changes }));
  const list = async () => ({ data: jobs }) as unknown as JobList;
  const read = async (id: number) => ({ job: jobs.find((job) => job.id === id)!, etag: '"1"' });
  return (await findArrived(sent, copyOf, { list, read }))?.job.id;
};

test.each<[string, Partial<Job>[], number | undefined]>([
  ["nothing is there", [], undefined],
  ["it is there, as the service writes it", [{}], 7],
  ["only another one of this title is there", [{ description: "<p>Cakes.</p>" }], undefined],
  ["it is there behind another one of this title", [{ confidential: true }, {}], 6],
  [
    "it is there in another city",
    [{ locations: [{ ...JOB.locations[0]!, description: "Laval, QC" }] }],
    undefined,
  ],
  ["it is an old one", [{ publishDate: "2020-01-01" }], undefined],
  ["somebody has published it since", [{ status: "active" }], 7],
])("%s", async (_, held, found) => {
  expect(await lookFor(SENT, held)).toBe(found);
});

test("what it was copied from is another job", async () => {
  expect(await lookFor(SENT, [{}], 7)).toBeUndefined();
  expect(await lookFor(SENT, [{}, {}], 6)).toBe(7);
});

test("a reference id says which one it is", async () => {
  const sent = { ...SENT, referenceId: "R-1" };
  expect(await lookFor(sent, [{}])).toBeUndefined();
  expect(await lookFor(sent, [{}, { referenceId: "R-1", publishDate: "2020-01-01" }])).toBe(6);
});

test.each([
  [0, true],
  [200, true],
  [500, true],
  [504, true],
  [400, false],
  [401, false],
  [409, false],
  [429, false],
])("after status %i it may have arrived: %s", (status, may) => {
  expect(mayHaveArrived(new ApiError({ status, message: "No." }))).toBe(may);
});
