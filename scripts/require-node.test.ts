import { expect, it } from "vitest";
import { isIn } from "./require-node.js";

const RANGE = "^20.19.0 || ^22.13.0 || >=24.0.0";

it.each([
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.12.0", false],
  ["22.13.0", true],
  ["23.5.0", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s is one that the product runs on: %s", (version, runs) => {
  expect(isIn(version, RANGE)).toBe(runs);
  expect(isIn(process.versions.node, RANGE)).toBe(true);
});
