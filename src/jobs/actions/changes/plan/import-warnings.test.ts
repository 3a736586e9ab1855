import { expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { type JobBody, NEW_JOB } from "../../../job/fields/job-body.ts";
import { importWarnings } from "./import-warnings.ts";
import { planChanges, planCreation, type PlannedItem } from "../../operations/plan/planned-item.ts";

const paid: Job = {
  ...aJob,
  status: "active",
  referenceId: "A-1",
  salary: {
    amount: 20,
    maxAmount: 25,
    period: { id: 5, name: "Hourly", unit: "Hour" },
    plusCommission: false,
  },
};
const change = (changes: JobBody) => planChanges({ job: paid, etag: null }, changes).item;
const creation = planCreation({ title: "New" }, NEW_JOB).item;
const pay = (amount: number, maxAmount: number | null) =>
  change({ salary: { amount, maxAmount, period: { id: 5 }, plusCommission: false } });
const title = change({ title: "Other" });

it.each<[string, PlannedItem[], Record<string, number[]>]>([
  ["new postings alone", [creation, creation], {}],
  ["a new posting among changes", [title, creation], { created: [1] }],
  [
    "pay that rises, falls at an end, and goes",
    [pay(21, 25), pay(19, 25), pay(20, null), change({ salary: null })],
    { pay: [1, 2, 3] },
  ],
  ["ids that change", [change({ referenceId: "B" }), title], { ids: [0] }],
  ["postings that leave", [change({ status: "archived" }), title], { status: [0] }],
  ["titles in every row", [title, title, title], { titles: [0, 1, 2] }],
])("of %s", (_, plan, expected) => {
  const found = importWarnings(plan).map(({ name, positions }) => [name, positions]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
