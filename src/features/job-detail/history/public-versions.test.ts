import { describe, expect, it } from "vitest";
import type { ProvinceCode } from "#contract/reference.ts";
import { publicOn, publicPeriods, publicVersions } from "./public-versions.ts";
import { versionsOf } from "./testing/versions-of.ts";

const LIFE = versionsOf([
  ["2026-05-01T16:00:00Z", "created", "draft"],
  ["2026-05-02T16:00:00Z", "changed"],
  // Still 2 May in Vancouver, 3 May in Newfoundland.
  ["2026-05-03T05:00:00Z", "changed"],
  ["2026-05-03T20:00:00Z", "changed", "archived"],
  ["2026-05-05T07:00:00Z", "changed"],
  ["2026-05-06T16:00:00Z", "deleted"],
  ["2026-05-08T16:00:00Z", "restored"],
]);

describe("the versions that were public on a day", () => {
  it.each<[string, ProvinceCode, number[]]>([
    ["2026-05-01", "BC", []],
    ["2026-05-02", "BC", [2, 3]],
    ["2026-05-02", "NL", [2]],
    ["2026-05-03", "BC", [3]],
    ["2026-05-03", "NL", [2, 3]],
    ["2026-05-04", "BC", []],
    // At midnight in Vancouver.
    ["2026-05-04", "ON", []],
    ["2026-05-05", "BC", [5]],
    ["2026-05-06", "BC", [5]],
    ["2026-05-07", "BC", []],
    ["2026-05-08", "BC", [7]],
    ["2027-01-01", "BC", [7]],
  ])("%s in %s: %j", (day, province, numbers) => {
    const found = publicOn(publicVersions(LIFE), day, province);
    expect(found.map(({ version }) => version.number)).toEqual(numbers);
  });

  it("leaves a version out of the day that begins when it ends", () => {
    const versions = versionsOf([
      ["2026-05-04T16:00:00Z", "created"],
      ["2026-05-05T07:00:00Z", "changed", "archived"],
    ]);
    expect(publicOn(publicVersions(versions), "2026-05-05", "BC")).toEqual([]);
    expect(publicOn(publicVersions(versions), "2026-05-04", "BC")).toHaveLength(1);
  });

  it("has a version that ends before it began, on both days", () => {
    const versions = versionsOf([
      ["2026-05-05T16:00:00Z", "created"],
      ["2026-05-03T16:00:00Z", "changed", "archived"],
    ]);
    for (const day of ["2026-05-03", "2026-05-05"])
      expect(publicOn(publicVersions(versions), day, "BC")).toHaveLength(1);
  });
});

it("joins versions that follow each other to periods", () => {
  const written = publicPeriods(publicVersions(LIFE)).map(({ from, to }) => [
    new Date(from).toISOString(),
    to === null ? null : new Date(to).toISOString(),
  ]);
  expect(written).toEqual([
    ["2026-05-02T16:00:00.000Z", "2026-05-03T20:00:00.000Z"],
    ["2026-05-05T07:00:00.000Z", "2026-05-06T16:00:00.000Z"],
    ["2026-05-08T16:00:00.000Z", null],
  ]);
});
