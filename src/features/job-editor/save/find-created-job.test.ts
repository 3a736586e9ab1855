import { expect, test } from "vitest";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobList } from "#contract/listing.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";
import { findCreatedJob } from "./find-created-job.ts";
import { requestOf, valuesOfJob } from "../form-values.ts";
import { aJob } from "#src/jobs/testing/a-job.ts";

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

const lookFor = async (sent: JobBody, held: Partial<Job>[], copyOf?: number) => {
  const jobs = held.map((changes, index) => ({ ...JOB, id: 7 - index, ...changes }));
  const list = async () => ({ data: jobs }) as unknown as JobList;
  const read = async (id: number) => ({ job: jobs.find((job) => job.id === id)!, etag: '"1"' });
  return (await findCreatedJob(sent, copyOf, { list, read }))?.job.id;
};

test.each<[string, Partial<Job>[], number | undefined]>([
  ["nothing is there", [], undefined],
  ["it is there, as the service writes it", [{}], 7],
  ["only one with a reference id is there", [{ referenceId: "R-1" }], undefined],
  ["it is there behind another one of this title", [{ confidential: true }, {}], 6],
  ["it is an old one", [{ publishDate: "2020-01-01" }], undefined],
  ["it was yesterday where the service is", [{ publishDate: addDays(todayIn(), -1) }], 7],
  ["the service dates no drafts", [{ publishDate: null }], 7],
  ["somebody has published it since", [{ status: "active" }], 7],
])("%s", async (_, held, found) => {
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

test.each<[keyof JobBody, Partial<Job>, Partial<Job>?]>([
  ["title", { title: "Cook" }],
  ["positionType", { positionType: { id: 2, name: "Part Time" } }],
  ["categories", { categories: [{ id: 6, name: "Customer Service" }] }],
  ["locations", { locations: [laval] }],
  ["description", { description: "<p>Cakes.</p>" }],
  ["salary", { salary: { ...salary, amount: 30 } }, { salary }],
  ["applicantRoutingType", byUrl],
  ["applicationEmail", { applicationEmail: "work@example.com" }],
  ["applicationUrl", { applicationUrl: "https://example.com/work" }, byUrl],
  ["closeDate", { closeDate: "2035-03-01" }],
  ["confidential", { confidential: true }],
])("a job with another %s is another one", async (_, changes, sentWith = {}) => {
  const sent = { ...JOB, referenceId: "R-1", ...sentWith };
  expect(await lookFor(requestOf(valuesOfJob(sent)), [{ ...sent, ...changes }])).toBeUndefined();
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
