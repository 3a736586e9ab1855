import { expect, test } from "vitest";
import type { FieldError } from "#contract/problem.ts";
import { text } from "#src/i18n/text.ts";
import { errorsOfForm } from "./field-errors.ts";
import { EMPTY_VALUES } from "../form-values.ts";

const error = (field: string, message = "No."): FieldError => ({
  field,
  code: "not_allowed",
  message,
});

test.each([
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
])("what is wrong with %s is said at %s", (path, field) => {
  expect(errorsOfForm([error(path)], EMPTY_VALUES)).toEqual({
    atFields: { [field]: "No." },
    elsewhere: [],
  });
});

test.each(["status", "employer.name", "", "salary.currency", "titles"])(
  "what is wrong with %j, which the form does not show, is kept for the summary",
  (path) => {
    expect(errorsOfForm([error(path)], EMPTY_VALUES)).toEqual({ atFields: {}, elsewhere: ["No."] });
  },
);

test("a location is named, since one field holds all of them", () => {
  const values = { ...EMPTY_VALUES, locations: ["Vancouver, BC", "Vancouver, XX"] };
  const { atFields } = errorsOfForm([error("locations[1].description", "No such code.")], values);
  expect(atFields.locations).toBe("Vancouver, XX: No such code.");
});

test("what is left in the box of the categories is named, not numbered", () => {
  const values = { ...EMPTY_VALUES, categories: ["14"], categoryTyped: "Nursing" };
  const { atFields } = errorsOfForm([error("categories[1].id")], values);
  expect(atFields.categories).toBe(text.jobForm.notACategory("Nursing"));
});

test("each field says the first of its errors, and the fields come as on the page", () => {
  const errors = [error("closeDate"), error("description", "One."), error("description", "Two.")];
  const { atFields } = errorsOfForm([...errors, error("title")], EMPTY_VALUES);
  expect(Object.keys(atFields)).toEqual(["title", "description", "closeDate"]);
  expect(atFields.description).toBe("One.");
});
