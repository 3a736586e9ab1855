import { expect, test } from "vitest";
import { EMPTY_VALUES, type JobFormValues } from "../form-values.ts";
import { describePart } from "./describe-part.ts";
import type { Part } from "./parts.ts";

const names = { category: (id: string) => `C${id}`, positionType: (id: string) => `P${id}` };
const paid = { paid: true, amount: "52,000", period: "1" };

test.each<[Exclude<Part, "description">, Partial<JobFormValues>, string]>([
  ["title", { title: " Baker " }, "Baker"],
  ["title", { title: " " }, "Nothing"],
  ["positionType", { positionType: "2" }, "P2"],
  ["positionType", {}, "Nothing"],
  ["categories", { categories: ["6", "14"] }, "C6 · C14"],
  ["locations", { locations: ["Hope, BC"], locationTyped: "Laval" }, "Hope, BC · Laval"],
  ["salary", {}, "Nothing"],
  ["salary", { ...paid, paid: false }, "Nothing"],
  ["salary", paid, "$52,000 per year"],
  ["salary", { ...paid, maxAmount: "60000" }, "$52,000 – $60,000 per year"],
  ["salary", { ...paid, maxAmount: "6" }, "$52,000 per year"],
  ["salary", { ...paid, maxAmount: "lots" }, "52,000 – lots per year"],
  ["salary", { ...paid, plusCommission: true }, "$52,000 per year plus commission"],
  ["applicantRoutingType", { applicationEmail: "a@example.com" }, "a@example.com"],
  [
    "applicantRoutingType",
    { applicantRoutingType: "2", applicationUrl: "https://example.com/" },
    "https://example.com/",
  ],
  ["closeDate", { closeDate: "2035-02-28" }, "February 28, 2035"],
  ["confidential", { confidential: true }, "Yes"],
  ["confidential", {}, "No"],
  ["autoRefresh", { autoRefresh: true }, "Yes"],
])("%s of %j is said to be %s", (part, values, words) => {
  expect(describePart({ ...EMPTY_VALUES, ...values }, part, names)).toContain(words);
});
