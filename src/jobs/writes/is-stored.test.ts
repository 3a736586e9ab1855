import { describe, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobBody } from "../job/fields/job-body.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { isStored, onlySent } from "./look-up.ts";

const place = (description: string) => ({ ...aJob.locations[0]!, description });

describe("a job holds what was sent", () => {
  test.each<[string, JobBody, Partial<Job>, boolean]>([
    ["nothing", {}, {}, true],
    ["the status", { status: "archived" }, { status: "archived" }, true],
    ["another status", { status: "archived" }, { status: "active" }, false],
    ["the title", { title: "Cook" }, { title: "Cook" }, true],
    ["another title", { title: "Cook" }, { title: "Chef" }, false],
    [
      "the title, beside another person's",
      { title: "Cook" },
      { title: "Cook", confidential: true },
      true,
    ],
    ["auto-refresh", { autoRefresh: true }, { autoRefresh: true }, true],
    ["auto-refresh that the plan leaves out", { autoRefresh: true }, { autoRefresh: false }, false],
    ["the date", { closeDate: "2030-01-01" }, { closeDate: "2030-01-01" }, true],
    ["another date", { closeDate: "2030-01-01" }, { closeDate: "2030-01-02" }, false],
    ["a date that the service sets", { closeDate: null }, { closeDate: "2030-01-02" }, true],
    ["the date of before", { closeDate: null }, {}, false],
    [
      "a place in the service's spelling",
      { locations: [{ description: "halifax" }] },
      { locations: [place("Halifax, NS")] },
      true,
    ],
    [
      "another place",
      { locations: [{ description: "halifax" }] },
      { locations: [place("Truro, NS")] },
      false,
    ],
  ])("%s", (_name, changes, newest, expected) => {
    expect(isStored({ ...aJob, ...newest }, changes, aJob)).toBe(expected);
  });

  test.each<[string, JobBody, boolean]>([
    ["the status", { status: aJob.status }, true],
    ["another status", { status: "archived" }, false],
    ["the date", { closeDate: aJob.closeDate }, true],
    ["another date", { closeDate: "2030-01-01" }, false],
    ["the default date", { closeDate: null }, false],
    ["both", { status: aJob.status, closeDate: aJob.closeDate }, true],
  ])("of which only a row was seen: %s", (_name, changes, expected) => {
    expect(isStored(aJob, changes)).toBe(expected);
  });
});

test("what a write made is the newest version, unless another person's changes are in it", () => {
  const before = { job: aJob, etag: '"1"' };
  const newest = { job: { ...aJob, title: "Cook" }, etag: '"2"' };
  expect(onlySent(newest, before, { title: "Cook" })).toBe(newest);
  const later = { job: { ...newest.job, confidential: true }, etag: '"3"' };
  expect(onlySent(later, before, { title: "Cook" })).toEqual({ job: newest.job, etag: null });
});
