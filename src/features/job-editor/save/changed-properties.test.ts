import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { jobRequest } from "#contract/job-request.ts";
import { mergeJob } from "#contract/merge-job.ts";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import { changedProperties } from "./changed-properties.ts";
import { type JobFormValues, requestOf, valuesOfJob } from "../form-values.ts";

const changeOf = (before: JobFormValues, change: Partial<JobFormValues>) =>
  changedProperties(requestOf(before), requestOf({ ...before, ...change }));

/** A new value for each field that stands for one property of the request. */
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

test("a form that was not touched sends nothing", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      expect(changeOf(valuesOfJob(job), {})).toEqual({});
    }),
    tries(100),
  );
});

test("changing one property sends only that, and taking it back sends nothing", () => {
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

test("laid over the job as the service does, the changes give what the form shows", () => {
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

describe("what counts as a change", () => {
  const values: JobFormValues = {
    title: "Baker",
    referenceId: "",
    positionType: "1",
    categories: ["1", "2"],
    categoryTyped: "",
    locations: ["Vancouver, BC"],
    locationTyped: "",
    description: "<p>Bread.</p>",
    paid: true,
    amount: "20.50",
    maxAmount: "30",
    period: "5",
    plusCommission: false,
    applicantRoutingType: "1",
    applicationEmail: "jobs@example.com",
    applicationUrl: "",
    closeDate: "2030-01-31",
    confidential: false,
    autoRefresh: false,
  };
  const salary = { amount: 20.5, maxAmount: 30, period: { id: 5 }, plusCommission: false };

  test.each<[string, Partial<JobFormValues>, object]>([
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
