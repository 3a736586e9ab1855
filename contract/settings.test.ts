import { expect, test } from "vitest";
import { settingDocument, settingName } from "./settings.ts";

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
