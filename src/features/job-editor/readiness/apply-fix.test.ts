import { expect, it } from "vitest";
import { EMPTY_VALUES, type FieldName, type JobFormValues } from "#src/jobs/fields/job-values.ts";
import type { JobFormApi } from "../form-context.ts";
import { applyFix } from "./apply-fix.ts";

/** What a fix makes of a form with a description. */
function fixed(fix: Parameters<typeof applyFix>[0]) {
  const values: JobFormValues = { ...EMPTY_VALUES, description: "<p>Bread.</p>" };
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
