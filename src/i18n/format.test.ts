import { expect, test, vi } from "vitest";
import { localTime, longDate, moneyRange, timeAgo } from "./format.ts";
import { closesIn, jobsFound } from "./phrases.ts";

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/St_Johns", "UTC"])(
  "4 August is 4 August in %s",
  async (timeZone) => {
    vi.stubEnv("TZ", timeZone);
    vi.resetModules();
    const { longDate, shortDate } = await import("./format.ts");
    expect(shortDate("2026-08-04")).toBe("Aug 4, 2026");
    expect(longDate("2026-08-04")).toBe("August 4, 2026");
  },
);

test("localTime follows the time zone, also after a journey", () => {
  const noonInUtc = Date.UTC(2026, 7, 4, 12);
  vi.stubEnv("TZ", "America/Vancouver");
  expect(localTime(noonInUtc)).toMatch(/5:00/);
  vi.stubEnv("TZ", "America/St_Johns");
  expect(localTime(noonInUtc)).toMatch(/9:30/);
});

test.each([
  [new Date(2026, 7, 4, 0, 29), "1 minute ago"],
  [new Date(2026, 7, 3, 23, 0), "yesterday"],
  [new Date(2026, 7, 1, 12, 0), "3 days ago"],
  [new Date(2026, 6, 4, 12, 0), localTime(new Date(2026, 6, 4, 12, 0).getTime())],
])("%s is %s", (moment, words) => {
  expect(timeAgo(moment.getTime(), new Date(2026, 7, 4, 0, 30).getTime())).toBe(words);
});

test.each(["20226-08-04", "0000-00-00", "no date"])("longDate returns %s unchanged", (none) => {
  expect(longDate(none)).toBe(none);
});

test.each([
  [0, "closes today"],
  [1, "closes tomorrow"],
  [12, "closes in 12 days"],
  [-1, "closed yesterday"],
  [-3, "closed 3 days ago"],
])("in %i days: %s", (days, words) => {
  expect(closesIn(days)).toBe(words);
});

test.each([
  [0, 1, "0 jobs found"],
  [1, 1, "1 job found"],
  [1312, 132, "1,312 jobs found, page 2 of 132"],
])("%i on %i pages: %s", (total, pages, words) => {
  expect(jobsFound(total, 2, pages)).toBe(words);
});

test("French formats are those of Canada", async () => {
  vi.resetModules();
  const { overwriteGetLocale } = await import("./paraglide/runtime.js");
  overwriteGetLocale(() => "fr-CA");
  const { localTime, longDate, moneyRange, number, shortDate } = await import("./format.ts");
  const nbsp = "\u00a0";
  expect(number(1234)).toBe(`1${nbsp}234`);
  expect(moneyRange(18.5, 18.5)).toBe(`18,50${nbsp}$`);
  expect(shortDate("2026-11-25")).toBe("25 nov. 2026");
  expect(longDate("2026-11-25")).toBe("25 novembre 2026");
  expect(longDate("2027-03-01")).toBe("1er mars 2027");
  expect(localTime(new Date(2026, 7, 4, 4, 30).getTime())).toBe(`4 août 2026, 4${nbsp}h${nbsp}30`);
});

test.each([
  [18.5, 18.5, "$18.50"],
  [65_000, 80_000, "$65,000 – $80,000"],
  [0, 0.5, "$0 – $0.50"],
])("moneyRange of %d and %d is %s", (from, to, words) => {
  expect(moneyRange(from, to)).toBe(words);
});
