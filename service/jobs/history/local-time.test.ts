import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import { instantsIn, spanOf } from "./local-time.ts";

test.each([
  ["2026-05-03", "America/Toronto", "2026-05-03T04:00:00.000Z", "2026-05-04T04:00:00.000Z"],
  ["2026-03-08", "America/Toronto", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
  ["2026-05-03", "America/St_Johns", "2026-05-03T02:30:00.000Z", "2026-05-04T02:30:00.000Z"],
  ["2026-05-03", "Pacific/Kiritimati", "2026-05-02T10:00:00.000Z", "2026-05-03T10:00:00.000Z"],
  ["2026-12-01", "Etc/GMT+7", "2026-12-01T07:00:00.000Z", "2026-12-02T07:00:00.000Z"],
  // At midnight clocks go on to one o'clock.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z", "2018-11-05T02:00:00.000Z"],
  // Samoa skipped the day before.
  ["2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z", "2011-12-31T10:00:00.000Z"],
])("%s in %s begins and ends", (day, timeZone, begins, ends) => {
  expect(spanOf(day, day, timeZone)).toEqual({ begins: new Date(begins), ends: new Date(ends) });
});

test("the first and last day of the calendar have a span", () => {
  const { begins, ends } = spanOf("0001-01-01", "9999-12-31", "America/Vancouver");
  expect(begins.getTime()).toBeLessThan(Date.parse("0001-01-03T00:00:00Z"));
  expect(ends.getTime()).toBeGreaterThan(Date.parse("9999-12-30T00:00:00Z"));
});

const DAYS = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ZONES = fc.constantFrom(
  "America/St_Johns",
  "America/Toronto",
  "America/Regina",
  "America/Vancouver",
);

test("days follow each other without a gap, and an instant is of the day that its text says", () => {
  fc.assert(
    fc.property(DAYS, ZONES, (day, timeZone) => {
      const { begins, ends } = spanOf(day, day, timeZone);
      const next = addDays(day, 1);
      expect(spanOf(next, next, timeZone).begins).toEqual(ends);
      for (const [instant, on] of [
        [begins, day],
        [new Date(ends.getTime() - 1), day],
        [ends, next],
      ] as const) {
        expect(todayIn(timeZone, instant)).toBe(on);
        const text = instantsIn(timeZone)(instant);
        expect(text.slice(0, 10)).toBe(on);
        expect(Date.parse(text)).toBe(instant.getTime());
      }
    }),
    { numRuns: 200 },
  );
});

test("an instant has the offset of its time", () => {
  const write = instantsIn("America/St_Johns");
  expect(write(new Date("2026-11-28T15:32:34.120Z"))).toBe("2026-11-28T12:02:34.120-03:30");
  expect(write(new Date("2026-07-01T00:00:00Z"))).toBe("2026-06-30T21:30:00.000-02:30");
  expect(instantsIn("UTC")(new Date(0))).toBe("1970-01-01T00:00:00.000+00:00");
});
