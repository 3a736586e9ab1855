import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { job } from "#contract/job.ts";
import { jobRequest } from "#contract/job-request.ts";
import { tries } from "#contract/testing/tries.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import {
  EMPTY_VALUES,
  type FieldGroup,
  type JobFormValues,
  requestOf,
  unsavedGroups,
  valuesOfCopy,
  valuesOfJob,
} from "./job-values.ts";
import { distinctPlaces } from "./same-places.ts";

it("turns a job into values and back into the same job", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      const places = job.locations.map(({ description }) => description);
      // The form sends a place once.
      fc.pre(distinctPlaces(places).length === places.length);
      const body = { ...requestOf(valuesOfJob(job)), status: job.status };
      expect(z.parse(jobRequest, body)).toEqual(z.parse(jobRequest, job));
    }),
    tries(100),
  );
});

it("copies a job without its reference id", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      const { closeDate: _, ...copy } = requestOf(valuesOfCopy(job));
      const { closeDate: __, ...original } = requestOf(valuesOfJob(job));
      expect(copy).toEqual({ ...original, referenceId: null });
    }),
    tries(100),
  );
});

it.each([
  ["a chosen close date", "2035-08-04", "2035-08-04"],
  ["a close date that has passed", "2020-02-29", ""],
  ["the automatic close date", "2035-03-02", ""],
  ["no close date", null, ""],
])("copies of %s: %s", (_, closeDate, copied) => {
  // 60 days before 2035-03-02.
  const copy = valuesOfCopy({ ...aJob, publishDate: "2035-01-01", closeDate });
  expect(copy.closeDate).toBe(copied);
});

it("fills the form from a job with few properties", () => {
  const bare = z.parse(job, { id: 1, title: "Baker", status: "draft" });
  expect(valuesOfJob(bare)).toEqual({ ...EMPTY_VALUES, title: "Baker", applicantRoutingType: "" });
});

describe("requestOf", () => {
  it.each<[string, Partial<typeof EMPTY_VALUES>, object]>([
    ["trims text", { title: " Baker " }, { title: "Baker" }],
    [
      "reads a range and a period before the field is left",
      { paid: true, amount: "$18.50-22.75 / hr" },
      { salary: { amount: 18.5, maxAmount: 22.75, period: { id: 5 }, plusCommission: false } },
    ],
    ["sends null without a reference id", { referenceId: "  " }, { referenceId: null }],
    ["sends null without a close date", { closeDate: "" }, { closeDate: null }],
    [
      "sends a place once",
      { locations: ["Hope, BC", "hope, british columbia"], locationTyped: "HOPE, BC" },
      { locations: [{ description: "Hope, BC" }] },
    ],
    [
      "sends a category once",
      { categories: ["4", "4", "6"] },
      { categories: [{ id: 4 }, { id: 6 }] },
    ],
    ["ignores blanks in the combobox of categories", { categoryTyped: " " }, { categories: [] }],
    [
      "includes the location in the combobox",
      { locations: ["Vancouver, BC"], locationTyped: " Kamloops" },
      { locations: [{ description: "Vancouver, BC" }, { description: "Kamloops" }] },
    ],
    ["sends numeric ids", { categories: ["3", "8"] }, { categories: [{ id: 3 }, { id: 8 }] }],
    ["sends other text as id", { positionType: "two" }, { positionType: { id: "two" } }],
    ["sends null without an id", { positionType: "" }, { positionType: { id: null } }],
    ["sends no salary while pay is off", { paid: false, amount: "5" }, { salary: null }],
    [
      "sends a salary",
      { paid: true, amount: "$65,000", maxAmount: "", period: "1", plusCommission: true },
      { salary: { amount: 65000, maxAmount: null, period: { id: 1 }, plusCommission: true } },
    ],
    [
      "sends an amount in words as typed",
      { paid: true, amount: "lots" },
      { salary: { amount: "lots" } },
    ],
  ])("%s", (_, values, request) => {
    expect(requestOf({ ...EMPTY_VALUES, ...values })).toMatchObject(request);
  });

  it.each([
    ["1", "applicationEmail", "applicationUrl"],
    ["2", "applicationUrl", "applicationEmail"],
  ])("sends the address of route %s (%s), not the other (%s)", (route, chosen, other) => {
    const request = requestOf({
      ...EMPTY_VALUES,
      applicantRoutingType: route,
      applicationEmail: "jobs@example.com",
      applicationUrl: "https://example.com",
    });
    expect(request).toHaveProperty(chosen);
    expect(request).not.toHaveProperty(other);
  });
});

describe("unsavedGroups", () => {
  const start: JobFormValues = {
    ...EMPTY_VALUES,
    title: "Baker",
    paid: true,
    amount: "52,000",
    applicationEmail: "jobs@example.com",
  };
  const web = { applicantRoutingType: "2", applicationUrl: "https://example.com/" };
  const byWeb = { ...start, ...web };
  const unpaid = { ...start, paid: false, amount: "" };

  it.each<[string, JobFormValues, Partial<JobFormValues>, FieldGroup[]]>([
    ["nothing", start, {}, []],
    ["blanks around a title", start, { title: " Baker " }, []],
    ["a title", start, { title: "Cook" }, ["title"]],
    ["a route", start, web, ["applicantRoutingType"]],
    [
      "an inactive address",
      start,
      { applicationUrl: web.applicationUrl },
      ["applicantRoutingType"],
    ],
    ["a blank inactive address", start, { applicationUrl: " " }, []],
    [
      "an address of the same route",
      byWeb,
      { applicationUrl: "https://example.com/apply" },
      ["applicantRoutingType"],
    ],
    ["pay that is switched off", start, { paid: false }, ["salary"]],
    ["an inactive amount", unpaid, { amount: "60,000" }, ["salary"]],
  ])("detects %s", (_, before, change, groups) => {
    expect(unsavedGroups(before, { ...before, ...change })).toEqual(groups);
  });
});
