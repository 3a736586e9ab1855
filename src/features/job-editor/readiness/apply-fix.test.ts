import { expect, it } from "vitest";
import {
  EMPTY_VALUES,
  type FieldName,
  type JobFormValues,
} from "#src/jobs/job/fields/job-values.ts";
import type { JobFormApi } from "../form/form-context.ts";
import { applyFix, type FormFix } from "./apply-fix.ts";

/** What a fix makes of a form with a description. */
function fixed(fix: FormFix, description = "<p>Bread.</p>", locations: string[] = []) {
  const values: JobFormValues = { ...EMPTY_VALUES, description, locations };
  const changed: Partial<Record<FieldName, unknown>> = {};
  const form = {
    getValues: (name?: FieldName) => (name ? values[name] : values),
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

it("fills in what is known of pay, and leaves the rest to be typed", () => {
  const pay = { amount: null, maxAmount: 30, period: null };
  expect(fixed({ kind: "pay", pay, asks: "amount" })).toEqual({
    paid: true,
    amount: "",
    maxAmount: "30",
  });
});

it("says that nothing was changed where the words are not found", () => {
  const form = { getValues: () => "<p>Bake.</p>", setValue: () => {} };
  const fix = { kind: "remove", find: "Sell.", nth: 0 } as const;
  expect(applyFix(fix, form as unknown as JobFormApi)).toBe(false);
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
    "a sentence by nothing",
    { kind: "remove", find: "Canadian experience required.", nth: 0 },
    "<p>Bake. Canadian experience required.</p>",
    "<p>Bake.</p>",
  ],
  [
    "a sentence in the middle with one of its blanks",
    { kind: "remove", find: "Canadian experience required.", nth: 0 },
    "<p>Bake. <b>Canadian experience required.</b> Sell.</p>",
    "<p>Bake. Sell.</p>",
  ],
  [
    "the first sentence with the blank behind it",
    { kind: "remove", find: "Canadian experience required.", nth: 0 },
    "<p>Canadian experience required. Sell.</p>",
    "<p>Sell.</p>",
  ],
  [
    "words with soft hyphens, and letters of two characters",
    { kind: "remove", find: "Expérience canadienne exigée.", nth: 0 },
    "<p>Cuire. Expe\u0301rience cana\u00ADdienne\u200B exigée.</p>",
    "<p>Cuire.</p>",
  ],
  [
    "an item by nothing",
    { kind: "remove", find: "Canadian experience", nth: 0 },
    "<ul><li>Canadian&nbsp;experience</li><li>Bake</li></ul>",
    "<ul><li>Bake</li></ul>",
  ],
  [
    "the only item with its list",
    { kind: "remove", find: "Canadian experience", nth: 0 },
    "<p>Bake</p><ul><li><strong>Canadian experience</strong></li></ul>",
    "<p>Bake</p>",
  ],
  [
    "the item that was found, not the same words before it",
    { kind: "remove", find: "Canadian experience", nth: 1 },
    "<p>No Canadian experience? Fine.</p><ul><li>Canadian experience</li><li>Bake</li></ul>",
    "<p>No Canadian experience? Fine.</p><ul><li>Bake</li></ul>",
  ],
  [
    "a line by nothing",
    { kind: "remove", find: "- Canadian experience", nth: 0 },
    "<p>- Bake<br>- Canadian experience<br>- Sell</p>",
    "<p>- Bake<br>- Sell</p>",
  ],
  [
    "an address, not in longer ones nor in another link",
    { kind: "address", find: "hr@a.ca", by: "o'neil@b.ca" },
    '<p><a href="mailto:HR%40a.ca?subject=hr@a.ca">hr@a.<b>ca</b></a>, chr@a.ca, hr@a.ca.uk, <a href="https://a.ca/?to=hr@a.ca">us</a></p>',
    '<p><a href="mailto:o%27neil@b.ca?subject=hr@a.ca">o\'neil@b.ca<b></b></a>, chr@a.ca, hr@a.ca.uk, <a href="https://a.ca/?to=hr@a.ca">us</a></p>',
  ],
  [
    "an address in text and link",
    { kind: "address", find: "hr@a.ca", by: "jobs@b.ca" },
    '<p><a href="mailto:hr@a.ca">hr@a.ca</a></p>',
    '<p><a href="mailto:jobs@b.ca">jobs@b.ca</a></p>',
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

it("completes a place", () => {
  const fix = { kind: "place", find: "Hope", by: "Hope, BC" } as const;
  expect(fixed(fix, "", ["Laval, QC", "Hope"])).toEqual({ locations: ["Laval, QC", "Hope, BC"] });
});
