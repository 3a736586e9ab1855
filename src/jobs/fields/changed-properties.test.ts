import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { jobRequest } from "#contract/job-request.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import {
  changedProperties,
  EMPTY_VALUES,
  type JobFormValues,
  requestOf,
  valuesOfJob,
} from "./job-values.ts";

const changeOf = (before: JobFormValues, change: Partial<JobFormValues>) =>
  changedProperties(requestOf(before), requestOf({ ...before, ...change }));

/** An edit for each field that maps to one property of the request. */
const singleEdits: [keyof JobFormValues, string, (values: JobFormValues) => unknown][] = [
  ["title", "title", ({ title }) => `${title.slice(0, 9)}!?`],
  ["referenceId", "referenceId", ({ referenceId }) => `${referenceId.slice(0, 9)}!?`],
  ["positionType", "positionType", ({ positionType }) => (positionType === "7" ? "8" : "7")],
  ["categories", "categories", ({ categories }) => [categories[0] === "7" ? "8" : "7"]],
  ["locations", "locations", ({ locations }) => [`${locations[0]} East`]],
  ["description", "description", ({ description }) => `${description}<p>More.</p>`],
  ["plusCommission", "salary", ({ plusCommission }) => !plusCommission],
  ["closeDate", "closeDate", ({ closeDate }) => (closeDate === "" ? "2030-01-01" : "")],
  ["confidential", "confidential", ({ confidential }) => !confidential],
  ["autoRefresh", "autoRefresh", ({ autoRefresh }) => !autoRefresh],
];

it("is empty for an unchanged form", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      expect(changeOf(valuesOfJob(job), {})).toEqual({});
    }),
    tries(100),
  );
});

it("contains only the changed property, and nothing once it is reverted", () => {
  fc.assert(
    fc.property(arbitraryJob, fc.constantFrom(...singleEdits), (job, [field, property, edit]) => {
      const before = { ...valuesOfJob(job), ...(property === "salary" && { paid: true }) };
      const after = { ...before, [field]: edit(before) };
      expect(Object.keys(changeOf(before, after))).toEqual([property]);
      expect(changeOf(before, { ...after, [field]: before[field] })).toEqual({});
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
