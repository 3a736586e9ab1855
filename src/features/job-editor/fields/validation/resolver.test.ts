import { describe, expect, it } from "vitest";
import { EMPTY_VALUES, type JobFormValues, requestOf } from "#src/jobs/job/fields/job-values.ts";
import { resolveJobForm } from "./resolver.ts";

const FILLED: JobFormValues = {
  ...EMPTY_VALUES,
  title: "Baker",
  positionType: "1",
  categories: ["4"],
  locations: ["Vancouver, BC"],
  description: "<p>Bread.</p>",
  applicationEmail: "jobs@example.com",
};

async function validate(values: JobFormValues, saved?: JobFormValues) {
  return resolveJobForm(values, saved && requestOf(saved), {
    fields: {},
    shouldUseNativeValidation: false,
  });
}

it("accepts a filled form", async () => {
  expect(await validate(FILLED)).toEqual({ values: FILLED, errors: {} });
});

it("refuses every required field of an empty form, in the order of the page", async () => {
  const { errors } = await validate(EMPTY_VALUES);
  expect(Object.keys(errors)).toEqual([
    "title",
    "positionType",
    "categories",
    "locations",
    "description",
    "applicationEmail",
  ]);
});

describe("refuses", () => {
  it.each<[string, Partial<JobFormValues>, RegExp]>([
    ["title", { title: "x".repeat(257) }, /at most 256 characters; this has 257/],
    ["referenceId", { referenceId: "x".repeat(51) }, /at most 50/],
    ["positionType", { positionType: "0" }, /whole number/],
    ["categories", { categories: ["1", "2", "3", "4"] }, /at most 3/],
    ["categories", { categories: ["Bakery"] }, /whole number/],
    ["categories", { categoryTyped: "5" }, /5.*isn’t a category/],
    ["locations", { locations: ["A", "B", "C", "D"] }, /at most 3/],
    ["locations", { locationTyped: "123 BC" }, /^123 BC: .* name with letters/],
    ["description", { description: "<p> </p>" }, /./],
    ["description", { description: "<h1>Bread</h1>" }, /h1/],
    ["amount", { paid: true, period: "1" }, /^Enter the amount\.$/],
    [
      "amount",
      { paid: true, period: "1", amount: "a lot" },
      /^Amount must be a number, such as 45000 or 18.50/,
    ],
    [
      "amount",
      { paid: true, period: "1", amount: "1,000,000,000,000" },
      /must be a number from 0 to/,
    ],
    ["amount", { paid: true, period: "5", amount: "20.505" }, /at most two decimals/],
    [
      "maxAmount",
      { paid: true, period: "5", amount: "30", maxAmount: "2.005" },
      /^Maximum can have/,
    ],
    [
      "maxAmount",
      { paid: true, period: "5", amount: "30", maxAmount: "20" },
      /^The maximum can’t be less/,
    ],
    ["period", { paid: true, amount: "30", period: "" }, /salary period/],
    ["applicantRoutingType", { applicantRoutingType: "" }, /how people apply/],
    ["applicationEmail", { applicationEmail: "jobs" }, /name@example.com/],
    ["applicationUrl", { applicantRoutingType: "2", applicationUrl: "example.com" }, /https?:/],
    ["closeDate", { closeDate: "2030-02-30" }, /exists/],
  ])("%s (%j)", async (field, values, message) => {
    const { errors } = await validate({ ...FILLED, ...values });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors).toHaveProperty([field, "message"], expect.stringMatching(message));
  });
});

describe("validates only the sent properties of a change", () => {
  const saved: JobFormValues = {
    ...FILLED,
    description: "<h1>Bread</h1>",
    applicationEmail: "",
  };

  it.each<[string, Partial<JobFormValues>, string[]]>([
    ["a title", { title: "Cook" }, []],
    ["a title that is missing", { title: " " }, ["title"]],
    ["a description", { description: "<h2>Bread</h2>" }, ["description"]],
    ["the route without its address", { applicantRoutingType: "2" }, ["applicationUrl"]],
    [
      "one amount of two",
      { paid: true, period: "5", amount: "30", maxAmount: "20" },
      ["maxAmount"],
    ],
  ])("%s", async (_, change, refused) => {
    const { errors } = await validate({ ...saved, ...change }, saved);
    expect(Object.keys(errors)).toEqual(refused);
  });
});
