import { expect, it } from "vitest";
import { publicPeriods } from "./public-periods.ts";
import { type Row, versionsOf } from "./testing/versions-of.ts";

it.each<[string, Row[], [string, string | null][]]>([
  [
    "joins versions that follow each other",
    [
      ["2026-05-01T16:00:00Z", "created", "draft"],
      ["2026-05-02T16:00:00Z", "changed"],
      ["2026-05-03T05:00:00Z", "changed"],
      ["2026-05-03T20:00:00Z", "changed", "archived"],
      ["2026-05-05T07:00:00Z", "changed"],
      ["2026-05-06T16:00:00Z", "deleted"],
      ["2026-05-08T16:00:00Z", "restored"],
    ],
    [
      ["2026-05-02T16:00:00.000Z", "2026-05-03T20:00:00.000Z"],
      ["2026-05-05T07:00:00.000Z", "2026-05-06T16:00:00.000Z"],
      ["2026-05-08T16:00:00.000Z", null],
    ],
  ],
  [
    "has a version that ends before it began, from the earlier time on",
    [
      ["2026-05-05T16:00:00Z", "created"],
      ["2026-05-03T16:00:00Z", "changed", "archived"],
    ],
    [["2026-05-03T16:00:00.000Z", "2026-05-05T16:00:00.000Z"]],
  ],
])("%s", (_name, rows, expected) => {
  const written = publicPeriods(versionsOf(rows)).map(({ from, to }) => [
    new Date(from).toISOString(),
    to === null ? null : new Date(to).toISOString(),
  ]);
  expect(written).toEqual(expected);
});
