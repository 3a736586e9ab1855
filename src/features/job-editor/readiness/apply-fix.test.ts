import { expect, it } from "vitest";
import { EMPTY_VALUES, type FieldName, type JobFormValues } from "#src/jobs/fields/job-values.ts";
import type { JobFormApi } from "../form-context.ts";
import { applyFix, type FormFix } from "./apply-fix.ts";

/** What a fix makes of a form with a description. */
function fixed(fix: FormFix, description = "<p>Bread.</p>") {
  const values: JobFormValues = { ...EMPTY_VALUES, description };
  const changed: Partial<Record<FieldName, unknown>> = {};
  const form = {
    getValues: (name: FieldName) => values[name],
    setValue: (name: FieldName, value: unknown) => {
      changed[name] = value;
    },
  };
  applyFix(fix, form as unknown as JobFormApi);
  return changed;
}

it("adds a sentence at the end of the description, as text", () => {
  expect(fixed({ kind: "insert", text: "R&D <new>." })).toEqual({
    description: "<p>Bread.</p><p>R&amp;D &lt;new&gt;.</p>",
  });
});

it.each([
  [22.5, 25, "25"],
  [22.5, null, ""],
])("fills in the pay of %d to %s", (amount, maxAmount, shown) => {
  expect(fixed({ kind: "pay", pay: { amount, maxAmount, period: 5 } })).toEqual({
    paid: true,
    amount: "22.50",
    maxAmount: shown,
    period: "5",
  });
});

it.each<[name: string, fix: FormFix, description: string, result: string]>([
  [
    "words by others",
    { kind: "replace", find: "He will", by: "You will" },
    "<p>He <b>will</b> bake.</p>",
    "<p>You will<b></b> bake.</p>",
  ],
  [
    "no part of a longer word",
    { kind: "replace", find: "he will", by: "you will" },
    "<p>Then he will bake, and she will sell.</p>",
    "<p>Then you will bake, and she will sell.</p>",
  ],
  [
    "a sentence by nothing",
    { kind: "replace", find: "Canadian experience required.", by: "" },
    "<p>Bake. Canadian experience required.</p>",
    "<p>Bake. </p>",
  ],
  [
    "an item by nothing",
    { kind: "replace", find: "Canadian experience", by: "" },
    "<ul><li>Canadian&nbsp;experience</li><li>Bake</li></ul>",
    "<ul><li>Bake</li></ul>",
  ],
])("replaces %s", (_name, fix, description, result) => {
  expect(fixed(fix, description)).toEqual({ description: result });
});

it("sets a field", () => {
  const value = "https://example.com/jobs";
  expect(fixed({ kind: "set", field: "applicationUrl", value })).toEqual({
    applicationUrl: value,
  });
});
