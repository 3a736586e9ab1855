import { describe, expect, it } from "vitest";
import { jobFields } from "./job-fields.ts";
import { EMPTY_VALUES, type FieldGroup, type JobFormValues } from "./job-values.ts";

const names = { category: (id: string) => `C${id}`, positionType: (id: string) => `P${id}` };
const paid = { paid: true, amount: "52,000", period: "1" };

describe("show", () => {
  it.each<[FieldGroup, Partial<JobFormValues>, string | null]>([
    ["title", { title: " Baker " }, "Baker"],
    ["title", { title: " " }, null],
    ["positionType", { positionType: "2" }, "P2"],
    ["positionType", {}, null],
    ["categories", { categories: ["6", "14"] }, "C6 · C14"],
    ["categories", {}, null],
    ["locations", { locations: ["Hope, BC"], locationTyped: "Laval" }, "Hope, BC · Laval"],
    ["salary", {}, null],
    ["salary", { ...paid, paid: false }, null],
    ["salary", paid, "$52,000 per year"],
    ["salary", { ...paid, maxAmount: "60000" }, "$52,000 – $60,000 per year"],
    ["salary", { ...paid, maxAmount: "6" }, "$52,000 per year"],
    ["salary", { ...paid, maxAmount: "lots" }, "52,000 – lots per year"],
    ["salary", { ...paid, plusCommission: true }, "$52,000 per year plus commission"],
    ["applicantRoutingType", { applicationEmail: "a@example.com" }, "By e-mail: a@example.com"],
    [
      "applicantRoutingType",
      { applicantRoutingType: "2", applicationUrl: "https://example.com/" },
      "On your website: https://example.com/",
    ],
    ["closeDate", { closeDate: "2035-02-28" }, "Feb 28, 2035"],
    ["closeDate", {}, "60 days after it’s published"],
    ["confidential", { confidential: true }, "Yes"],
    ["confidential", {}, "No"],
    ["autoRefresh", { autoRefresh: true }, "Yes"],
  ])("shows %s of %j as %s", (group, values, shown) => {
    expect(jobFields[group].show({ ...EMPTY_VALUES, ...values }, names)).toBe(shown);
  });
});
