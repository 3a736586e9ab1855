import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { job } from "#contract/job.ts";
import { jobRequest } from "#contract/job-request.ts";
import { tries } from "#contract/testing/tries.ts";
import { arbitraryJob } from "#src/jobs/testing/arbitrary-job.ts";
import { EMPTY_VALUES, requestOf, valuesOfCopy, valuesOfJob } from "./form-values.ts";

test("a job in the form is still the job that its own request describes", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      const body = { ...requestOf(valuesOfJob(job)), status: job.status };
      expect(z.parse(jobRequest, body)).toEqual(z.parse(jobRequest, job));
    }),
    tries(100),
  );
});

test("a copy asks for the same job without its reference id", () => {
  fc.assert(
    fc.property(arbitraryJob, (job) => {
      expect(requestOf(valuesOfCopy(job))).toEqual({
        ...requestOf(valuesOfJob(job)),
        referenceId: null,
      });
    }),
    tries(100),
  );
});

test("a job of which the service says little fills the form all the same", () => {
  const bare = z.parse(job, { id: 1, title: "Baker", status: "draft" });
  expect(valuesOfJob(bare)).toEqual({ ...EMPTY_VALUES, title: "Baker", applicantRoutingType: "" });
});

describe("what the fields hold becomes", () => {
  test.each<[string, Partial<typeof EMPTY_VALUES>, object]>([
    ["text without the blanks around it", { title: " Baker " }, { title: "Baker" }],
    ["no reference id", { referenceId: "  " }, { referenceId: null }],
    ["no close date", { closeDate: "" }, { closeDate: null }],
    ["no category of blanks in the box", { categoryTyped: " " }, { categories: [] }],
    [
      "places, the one in the box as well",
      { locations: ["Vancouver, BC"], locationTyped: " Kamloops" },
      { locations: [{ description: "Vancouver, BC" }, { description: "Kamloops" }] },
    ],
    ["ids", { categories: ["3", "8"] }, { categories: [{ id: 3 }, { id: 8 }] }],
    ["an id that cannot be read", { positionType: "two" }, { positionType: { id: "two" } }],
    ["an id not chosen", { positionType: "" }, { positionType: { id: null } }],
    ["no salary while pay is off", { paid: false, amount: "5" }, { salary: null }],
    [
      "a salary",
      { paid: true, amount: "$65,000", maxAmount: "", period: "1", plusCommission: true },
      { salary: { amount: 65000, maxAmount: null, period: { id: 1 }, plusCommission: true } },
    ],
    ["an amount in words", { paid: true, amount: "lots" }, { salary: { amount: "lots" } }],
  ])("%s", (_, values, request) => {
    expect(requestOf({ ...EMPTY_VALUES, ...values })).toMatchObject(request);
  });

  test.each([
    ["1", "applicationEmail", "applicationUrl"],
    ["2", "applicationUrl", "applicationEmail"],
  ])("route %s: its address (%s), not the other (%s)", (route, chosen, other) => {
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
