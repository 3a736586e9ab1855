import { expect, test } from "vitest";
import { money, moneyRange } from "./money.ts";

test.each([
  [0, "$0"],
  [18.5, "$18.50"],
  [65_000, "$65,000"],
  [999_999_999_999.99, "$999,999,999,999.99"],
])("%d dollars", (amount, written) => {
  expect(money(amount)).toBe(written);
});

test("two amounts are a range", () => {
  expect(moneyRange(21, 21)).toBe("$21");
  expect(moneyRange(18.5, 21)).toMatch(/^\$18\.50\s?–\s?\$21$/);
});
