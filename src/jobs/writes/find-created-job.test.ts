import { expect, it } from "vitest";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import { findCreatedJob } from "./find-created-job.ts";
import { type FieldName, type JobFormValues, valuesOfJob } from "../fields/job-values.ts";
import { aJob } from "../testing/a-job.ts";

const JOB: Job = { ...aJob, publishDate: todayIn() };

/** The values that created the job. */
const SENT: JobFormValues = {
  ...valuesOfJob(JOB),
  locations: ["Montreal"],
  categories: ["14", "6"],
  closeDate: "",
  autoRefresh: true,
};

const lookFor = async (sent: JobFormValues, held: Partial<Job>[], copyOf?: number) => {
  const jobs = held.map((changes, index) => ({ ...JOB, id: 7 - index, ...changes }));
  const list = async () => ({ data: jobs, paging: { pages: 1 } }) as unknown as JobList;
  const read = async (id: number) => ({ job: jobs.find((job) => job.id === id)!, etag: '"1"' });
  return (await findCreatedJob(sent, { list, read, isOther: (id) => id === copyOf }))?.job.id;
};

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
