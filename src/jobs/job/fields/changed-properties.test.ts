import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { jobRequest } from "#contract/job-request.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import { jobFields } from "./job-fields.ts";
import {
  changedProperties,
  EMPTY_VALUES,
  FIELD_GROUPS,
  fieldsOf,
  type JobFormValues,
  requestOf,
  valuesOfJob,
} from "./job-values.ts";

const changeOf = (before: JobFormValues, change: Partial<JobFormValues>) =>
  changedProperties(requestOf(before), requestOf({ ...before, ...change }));

it("is empty for an unchanged form", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      expect(changeOf(valuesOfJob(job), {})).toEqual({});
    }),
    tries(100),
  );
});

it("contains only properties of the changed field group", () => {
  const groups = fc.constantFrom(...FIELD_GROUPS);
  fc.assert(
    fc.property(arbitraryJob, arbitraryJob, groups, (job, other, group) => {
      const [before, theirs] = [valuesOfJob(job), valuesOfJob(other)];
      const edit = Object.fromEntries(fieldsOf(group).map((name) => [name, theirs[name]]));
      const own = Object.keys(jobFields[group].toRequest({ ...before, ...edit }));
      expect(own).toEqual(expect.arrayContaining(Object.keys(changeOf(before, edit))));
    }),
    tries(100),
  );
});

it("merges into the job that the form shows", () => {
  fc.assert(
    fc.property(arbitraryJob, arbitraryJob, (job, wanted) => {
      const before = requestOf(valuesOfJob(job));
      const after = requestOf(valuesOfJob(wanted));
      const merged = mergeJob({ ...job, status: "draft" }, changedProperties(before, after));
      expect(z.parse(jobRequest, merged)).toEqual(z.parse(jobRequest, after));
    }),
    tries(100),
  );
});

describe("changed values", () => {
  const values: JobFormValues = {
    ...EMPTY_VALUES,
    title: "Baker",
    categories: ["1", "2"],
    paid: true,
    amount: "20.50",
    maxAmount: "30",
    period: "5",
    applicationEmail: "jobs@example.com",
    closeDate: "2030-01-31",
  };
  const salary = { amount: 20.5, maxAmount: 30, period: { id: 5 }, plusCommission: false };

  it.each<[string, Partial<JobFormValues>, object]>([
    ["blanks around text", { title: " Baker", referenceId: " " }, {}],
    ["another way to write the amount", { amount: "$20.5" }, {}],
    ["the address of the other route", { applicationUrl: "https://example.com" }, {}],
    ["the order of categories", { categories: ["2", "1"] }, { categories: [{ id: 2 }, { id: 1 }] }],
    ["a maximum removed", { maxAmount: "" }, { salary: { ...salary, maxAmount: null } }],
    ["pay taken off", { paid: false }, { salary: null }],
    ["the close date left to the service", { closeDate: "" }, { closeDate: null }],
    [
      "the other route",
      { applicantRoutingType: "2", applicationUrl: "https://example.com" },
      { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com" },
    ],
  ])("%s", (_, change, sent) => {
    expect(changeOf(values, change)).toEqual(sent);
  });
});
