import fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { inDays, LOCALE, longDate, moneyRange, number, shortDate } from "./en/grammar.ts";

// What is written without `Intl`, so that nobody waits for its tables, is what it writes.

test.each([0, 7, 10, 999, 1000, 12_345, 999_999, 1_000_000, 2_147_483_647])(
  "the number %i",
  (value) => {
    expect(number(value)).toBe(new Intl.NumberFormat(LOCALE).format(value));
  },
);

test("every day of a leap year", () => {
  const medium = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(Date.UTC(2028, 0, day));
    const parts = [2028, date.getUTCMonth() + 1, date.getUTCDate()] as const;
    expect(shortDate(...parts)).toBe(medium.format(date).replace(".", ""));
    expect(longDate(...parts)).toBe(long.format(date));
  }
});

test("how many days from now", () => {
  const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
  for (let days = -1500; days <= 1500; days++)
    expect(inDays(days)).toBe(relative.format(days, "day"));
});

test("amounts of dollars, and ranges of them", () => {
  const dollars = new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  const amount = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amount, amount, (from, to) => {
      expect(moneyRange(from, from)).toBe(dollars.format(from));
      if (from < to) expect(moneyRange(from, to)).toBe(dollars.formatRange(from, to));
    }),
    tries(100),
  );
  expect(moneyRange(0, 0)).toBe("$0");
  expect(moneyRange(18.5, 65_000)).toBe("$18.50 – $65,000");
});
