import { expect, test } from "vitest";
import type { Problem } from "./problem.ts";
import { isSettingMissing, settingDocument, settingName } from "./settings.ts";

test.each([
  ["views", true],
  ["a", true],
  ["pay-2", true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["", false],
  ["Views", false],
  ["2-pay", false],
  ["-a", false],
  ["a_b", false],
  ["é", false],
  ["a\n", false],
])("%j as the name of a setting: %s", (name, valid) => {
  expect(settingName.safeParse(name).success).toBe(valid);
});

test.each([
  [{}, true],
  [[], true],
  [{ a: [{ b: null }] }, true],
  [null, false],
  ["text", false],
  [1, false],
  [true, false],
  [undefined, false],
])("%j as the document of a setting: %s", (document, valid) => {
  expect(settingDocument.safeParse(document).success).toBe(valid);
});

test.each<[Pick<Problem, "errors">, boolean]>([
  [{ errors: [{ field: "name", code: "not_found", message: "None." }] }, true],
  [{ errors: [] }, false],
])("a 404 with %j means that there is no such setting: %s", (problem, missing) => {
  expect(isSettingMissing(problem)).toBe(missing);
});
