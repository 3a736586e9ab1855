import { expect, test } from "vitest";
import { catalogue } from "./en/catalogue.ts";
import { pseudo } from "./pseudo.ts";

test("a text is accented, longer and in brackets", () => {
  expect(pseudo.jobs.title).toBe("[Ĵöƀš··]");
  expect(pseudo.ui.loading).toBe("[Ĺöáðíñĝ···…]");
});

test("numbers are counted as before, and what a text is given stays as it is", () => {
  expect(pseudo.jobs.found(1312, 1, 1)).toBe("[1,312 ĵöƀš·· ƒöúñð··]");
  expect(pseudo.job.deleteTitle("Cook (night)")).toBe("[Ðéĺéţé··· “Cook (night)”?]");
  expect(pseudo.signIn.other("A Inc.", "B Ltd.")).toContain("áñð·· ţĥíš·· ķéý·· íš· ƒöŕ·· B Ltd.");
});

test("a text that says nothing still says nothing", () => {
  expect(catalogue.job.perUnit("")).toBe("");
  expect(pseudo.job.perUnit("")).toBe("");
});
