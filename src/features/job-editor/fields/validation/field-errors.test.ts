import { expect, it } from "vitest";
import type { FieldError } from "#contract/problem.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { errorsOfForm } from "./field-errors.ts";
import { EMPTY_VALUES } from "#src/jobs/job/fields/job-values.ts";

const error = (field: string, message = "No."): FieldError => ({
  field,
  code: "not_allowed",
  message,
});

it.each([
  ["title", "title"],
  ["positionType", "positionType"],
  ["positionType.id", "positionType"],
  ["categories", "categories"],
  ["categories[1].id", "categories"],
  ["locations[0]", "locations"],
  ["locations[0].description", "locations"],
  ["salary", "amount"],
  ["salary.amount", "amount"],
  ["salary.maxAmount", "maxAmount"],
  ["salary.period", "period"],
  ["salary.period.id", "period"],
  ["salary.plusCommission", "plusCommission"],
  ["applicantRoutingType.id", "applicantRoutingType"],
])("shows an error of %s at %s", (path, field) => {
  expect(errorsOfForm([error(path)], EMPTY_VALUES)).toEqual({
    atFields: { [field]: "No." },
    elsewhere: [],
  });
});

it.each(["status", "employer.name", "", "salary.currency", "titles"])(
  "returns an error of %j, which the form does not show, separately",
  (path) => {
    expect(errorsOfForm([error(path)], EMPTY_VALUES)).toEqual({ atFields: {}, elsewhere: ["No."] });
  },
);

it("names the location", () => {
  const values = { ...EMPTY_VALUES, locations: ["Vancouver, BC", "Vancouver, XX"] };
  const { atFields } = errorsOfForm([error("locations[1].description", "No such code.")], values);
  expect(atFields.locations).toBe("Vancouver, XX: No such code.");
});

it("names the text in the combobox of categories", () => {
  const values = { ...EMPTY_VALUES, categories: ["14"], categoryTyped: "Nursing" };
  const { atFields } = errorsOfForm([error("categories[1].id")], values);
  expect(atFields.categories).toBe(m.job_form_not_a_category({ typed: "Nursing" }));
});

it("keeps the first error of each field, in the order of the page", () => {
  const errors = [error("closeDate"), error("description", "One."), error("description", "Two.")];
  const { atFields } = errorsOfForm([...errors, error("title")], EMPTY_VALUES);
  expect(Object.keys(atFields)).toEqual(["title", "closeDate", "description"]);
  expect(atFields.description).toBe("One.");
});
