import { expect, test } from "vitest";
import { isPlausiblePay } from "./plausible-pay.ts";

test.each<[period: number, amounts: number[], expected: boolean]>([
  [5, [5, 700], true],
  [5, [4.99], false],
  [5, [700.01], false],
  [1, [4_000, 2_000_000], true],
  [1, [25, 60_000], false],
  [2, [4_500], true],
  [3, [800], true],
  [4, [250], true],
  // Of a period that the interface does not know, nothing is said.
  [9, [1], true],
])("period %i with %j: %s", (period, amounts, expected) => {
  expect(isPlausiblePay(period, ...amounts)).toBe(expected);
});
