import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { readAmount, writeAmount } from "./amount-text.ts";

it.each<[string, number | string | null]>([
  ["", null],
  ["  ", null],
  ["65000", 65000],
  [" 65,000 ", 65000],
  ["65 000", 65000],
  ["65\u00a0000.5", 65000.5],
  ["$65,000.50", 65000.5],
  ["$ 1,250,000", 1250000],
  ["21.", 21],
  [".5", 0.5],
  ["0", 0],
  ["65k", "65k"],
  ["6,5", "6,5"],
  ["65,00", "65,00"],
  ["1,000,00", "1,000,00"],
  ["65.000,50", "65.000,50"],
  ["65.000", "65.000"],
  ["$1.250", "$1.250"],
  ["18.555", 18.555],
  ["-5", "-5"],
  ["1e6", "1e6"],
  ["about 50", "about 50"],
  ["$", "$"],
])("reads %j as %j", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each<[number | null, string]>([
  [null, ""],
  [0, "0"],
  [65000, "65,000"],
  [21.5, "21.50"],
  [21.35, "21.35"],
  [999_999_999_999.99, "999,999,999,999.99"],
])("writes %j as %j", (amount, text) => {
  expect(writeAmount(amount)).toBe(text);
});

it("reads back what it writes", () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((count) => count / 100);
  fc.assert(
    fc.property(cents, (amount) => {
      expect(readAmount(writeAmount(amount))).toBe(amount);
    }),
    tries(100),
  );
});
