import { expect, test } from "vitest";
import { LOCALE, number, shortDate } from "./en/grammar.ts";

// What is written without `Intl`, so that the list need not wait for its tables, is what it writes.

test.each([0, 7, 10, 999, 1000, 12_345, 999_999, 1_000_000, 2_147_483_647])(
  "the number %i",
  (value) => {
    expect(number(value)).toBe(new Intl.NumberFormat(LOCALE).format(value));
  },
);

test("every day of a leap year", () => {
  const medium = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(Date.UTC(2028, 0, day));
    const written = shortDate(2028, date.getUTCMonth() + 1, date.getUTCDate());
    expect(written).toBe(medium.format(date).replace(".", ""));
  }
});
