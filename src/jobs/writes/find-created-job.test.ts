import { beforeEach, expect, it, vi } from "vitest";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { findCreatedJob, newestJobs } from "./find-created-job.ts";
import { type FieldName, type JobFormValues, valuesOfJob } from "../job/fields/job-values.ts";
import { fetchJob, fetchJobs } from "../requests/read-requests.ts";
import { aJob } from "#contract/testing/a-job.ts";

vi.mock(import("../requests/read-requests.ts"), { spy: true });

const JOB: Job = { ...aJob, publishDate: todayIn() };

/** The values that created the job. */
const SENT: JobFormValues = {
  ...valuesOfJob(JOB),
  locations: ["Montreal"],
  categories: ["14", "6"],
  closeDate: "",
  autoRefresh: true,
};

const lookFor = async (sent: JobFormValues, held: Partial<Job>[], ...known: number[]) => {
  const jobs = held.map((changes, index) => ({ ...JOB, id: 7 - index, ...changes }));
  vi.mocked(fetchJobs).mockImplementation(async ({ q }) => {
    const data = jobs.filter(({ referenceId }) => `${referenceId}`.includes(q));
    return { data, paging: { pages: 1 } } as unknown as JobList;
  });
  vi.mocked(fetchJob).mockImplementation(async (id) => {
    reads.push(id);
    return { job: jobs.find((job) => job.id === id)!, etag: '"1"' };
  });
  return (await findCreatedJob(sent, new Set(known)))?.job.id;
};

/** The ids of the jobs that were compared. */
let reads: number[] = [];
beforeEach(() => void (reads = []));

it.each<[string, Partial<Job>[], number | undefined]>([
  ["no job", [], undefined],
  ["the job as the service stores it", [{}], 7],
  ["a job with a reference id", [{ referenceId: "R-1" }], undefined],
  ["the job behind another one with its title", [{ confidential: true }, {}], 6],
  ["an old job", [{ publishDate: "2020-01-01" }], undefined],
  ["a job of yesterday in the service's time zone", [{ publishDate: addDays(todayIn(), -1) }], 7],
  ["a draft without a publish date", [{ publishDate: null }], 7],
  ["a job published since", [{ status: "active" }], 7],
])("compares %s", async (_, held, found) => {
  expect(await lookFor(SENT, held)).toBe(found);
});

const salary = {
  amount: 20,
  maxAmount: null,
  period: { id: 5, name: "Hour", unit: "hour" },
  plusCommission: false,
};
const byUrl = {
  applicantRoutingType: { id: 2, name: "Url" },
  applicationUrl: "https://example.com/apply",
};
const laval = { ...JOB.locations[0]!, description: "Laval, QC" };

it.each<[FieldName | "salary", Partial<Job>, Partial<Job>?]>([
  ["title", { title: "Cook" }],
  ["positionType", { positionType: { id: 2, name: "FieldGroup Time" } }],
  ["categories", { categories: [{ id: 6, name: "Customer Service" }] }],
  ["locations", { locations: [laval] }],
  ["description", { description: "<p>Cakes.</p>" }],
  ["salary", { salary: { ...salary, amount: 30 } }, { salary }],
  ["applicantRoutingType", byUrl],
  ["applicationEmail", { applicationEmail: "work@example.com" }],
  ["applicationUrl", { applicationUrl: "https://example.com/work" }, byUrl],
  ["closeDate", { closeDate: "2035-03-01" }],
  ["confidential", { confidential: true }],
])("ignores a job with another %s", async (_, changes, sentWith = {}) => {
  const sent = { ...JOB, referenceId: "R-1", ...sentWith };
  expect(await lookFor(valuesOfJob(sent), [{ ...sent, ...changes }])).toBeUndefined();
});

it("ignores the job that was copied", async () => {
  expect(await lookFor(SENT, [{}], 7)).toBeUndefined();
  expect(await lookFor(SENT, [{}, {}], 6)).toBe(7);
});

it("finds a job by its reference id", async () => {
  const sent = { ...SENT, referenceId: "R-1" };
  expect(await lookFor(sent, [{}])).toBeUndefined();
  expect(await lookFor(sent, [{}, { referenceId: "R-1", publishDate: "2020-01-01" }])).toBe(6);
});

it.each<[string, Partial<JobFormValues>, Partial<Job>[], number[]]>([
  ["with its title", { title: " Baker " }, [{ title: "Cook" }, {}], [6]],
  [
    "with its reference id",
    { referenceId: " R-1 " },
    [{ referenceId: "R-10" }, { referenceId: "R-1" }],
    [6],
  ],
  [
    "up to ten",
    {},
    Array.from({ length: 11 }, () => ({ confidential: true })),
    [7, 6, 5, 4, 3, 2, 1, 0, -1, -2],
  ],
])("reads the jobs %s", async (_, changes, held, expected) => {
  await lookFor({ ...SENT, ...changes }, held);
  expect(reads).toEqual(expected);
});

it.each<[string, (string | null)[][], ids: number[], pages: number]>([
  ["all pages", [[todayIn()], [null]], [10, 20], 2],
  ["no page after one without a new job", [[todayIn()], ["2020-01-01"], [todayIn()]], [10], 2],
  ["the new ones between old ones", [["2020-01-01", todayIn()]], [11], 1],
])("reads %s of the newest jobs", async (_, dates, ids, pages) => {
  let count = 0;
  vi.mocked(fetchJobs).mockImplementation(async ({ page }) => {
    count += 1;
    const on = dates[page - 1] ?? [];
    const data = on.map((publishDate, index) => ({ ...JOB, id: page * 10 + index, publishDate }));
    return { data, paging: { pages: dates.length } } as unknown as JobList;
  });
  expect((await newestJobs()).map(({ id }) => id)).toEqual(ids);
  expect(count).toBe(pages);
});
