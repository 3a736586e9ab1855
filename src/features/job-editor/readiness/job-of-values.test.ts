import { expect, test } from "vitest";
import { EMPTY_VALUES, type JobFormValues, valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { jobOfValues } from "./job-of-values.ts";

const paid = (amount: string, more: Partial<JobFormValues> = {}): Partial<JobFormValues> => ({
  paid: true,
  amount,
  maxAmount: "",
  period: "5",
  ...more,
});

test.each<[string, Partial<JobFormValues>, object]>([
  ["nothing", {}, { id: 0, status: "draft", title: "", salary: null, positionType: null }],
  ["pay", paid("20"), { salary: { amount: 20, maxAmount: null, period: { id: 5, unit: "Hour" } } }],
  ["pay that is no number", paid("much"), { salary: null }],
  ["a most that is no number", paid("20", { maxAmount: "more" }), { salary: { maxAmount: null } }],
  ["pay for no period", paid("20", { period: "" }), { salary: { period: { id: 0 } } }],
  ["places", { locations: ["Laval, QC"] }, { locations: [{ description: "Laval, QC" }] }],
  [
    "the address of the chosen route alone",
    {
      applicantRoutingType: "2",
      applicationEmail: "a@example.com",
      applicationUrl: "https://a.ca",
    },
    { applicantRoutingType: { id: 2 }, applicationEmail: null, applicationUrl: "https://a.ca" },
  ],
])("a form with %s is a job", (_name, values, expected) => {
  expect(jobOfValues({ ...EMPTY_VALUES, ...values }, undefined, null)).toMatchObject(expected);
});

test("a form of a job that nobody changed is that job", () => {
  const employer = { id: 3, name: "Harbour" };
  expect(jobOfValues(valuesOfJob(aJob), aJob, employer)).toMatchObject({
    ...aJob,
    employer,
    // Its name is nowhere shown.
    applicantRoutingType: { id: aJob.applicantRoutingType?.id },
  });
});
