import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import type { FilterName } from "./filters.ts";
import { choicesOf, FILTER_LABELS, valueLabel } from "./filter-labels.ts";
import { READY_VIEWS } from "./ready-views.ts";
import { isPlainView, readView } from "./view.ts";

const hope = { id: null, name: "Hope", description: "Hope, BC", type: "Town" };
const jobs = [
  { ...aJob, locations: [...aJob.locations, hope] },
  { ...aJob, locations: [], categories: [{ id: 99, name: "" }], positionType: null },
].map((job) => ({ job, etag: null }));

it.each<[FilterName, string[]]>([
  ["status", ["Active", "Draft", "Archived"]],
  ["closes", ["Has passed", "In the next 7 days", "In the next 14 days", "In the next 30 days"]],
  ["province", ["British Columbia", "Quebec"]],
  ["location", ["Hope, BC", "Montréal, QC"]],
  ["category", ["99", "Customer Service", "Retail"]],
  ["positionType", ["Full Time"]],
  ["noReference", ["Missing"]],
  ["q", []],
])("offers the choices of %s", (name, labels) => {
  const choices = choicesOf(name, jobs);
  expect(choices.map(({ label }) => label)).toEqual(labels);
  // Every choice is a value that the address can have.
  for (const { value } of choices) expect(readView({ [name]: value })[name]).toBe(value);
});

it.each<[FilterName, string, string]>([
  ["closes", "next14", "In the next 14 days"],
  ["closes", "2026-11-26..2026-11-26", "Nov 26, 2026"],
  ["closes", "2026-11-01..2026-11-30", "Nov 1, 2026 – Nov 30, 2026"],
  ["published", "2026-11-01..", "From Nov 1, 2026"],
  ["published", "..2026-11-30", "Until Nov 30, 2026"],
  ["pay", "none", "Not shown"],
  ["pay", "hour:17..25", "$17 – $25 per hour"],
  ["pay", "..17.85", "Up to $17.85"],
  ["pay", "year:60000..", "$60,000 or more per year"],
  ["province", "BC,YT", "British Columbia and Yukon"],
  ["category", "14,6,5", "Retail, Customer Service and 5"],
  ["location", "Hope, BC", "Hope, BC"],
  ["location", "not:Hope, BC; Montréal, QC", "except Hope, BC and Montréal, QC"],
  ["statuses", "active,draft", "Active and Draft"],
  ["applyTo", "hr@", "hr@"],
  ["references", "HR-1,HR-2", "HR-1, HR-2"],
])("names the value of %s=%s", (name, value, label) => {
  expect(valueLabel(name, value, choicesOf(name, jobs))).toBe(label);
});

it("names every filter and every ready-made view", () => {
  expect(Object.values(FILTER_LABELS).every((label) => label() !== "")).toBe(true);
  for (const { name, description, view } of READY_VIEWS) {
    expect([name(), description()]).not.toContain("");
    expect(readView(view)).toMatchObject(view);
    expect(isPlainView(view)).toBe(false);
  }
});
