import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { unchanged } from "../../operations/plan/planned-item.ts";
import { positionsElsewhere, sharedPlace } from "./shared-place.ts";

const [halifax] = aJob.locations;
const postingIn = (...places: string[]) =>
  unchanged({
    job: {
      ...aJob,
      locations: places.map((place) => ({ ...halifax!, name: place, description: place })),
    },
    etag: null,
  });

it.each<[string, string[][], string | undefined, number[]]>([
  ["one place", [["Laval, QC"], ["Laval, QC"]], "Laval, QC", []],
  [
    "one place, one of them elsewhere too",
    [["Laval, QC"], ["Truro, NS", "Laval, QC"]],
    "Laval, QC",
    [1],
  ],
  ["no place that all have", [["Laval, QC"], ["Truro, NS"]], undefined, []],
  [
    "two that all have",
    [
      ["Laval, QC", "Truro, NS"],
      ["Truro, NS", "Laval, QC"],
    ],
    undefined,
    [],
  ],
  ["nothing", [], undefined, []],
])("%s", (_, places, shared, elsewhere) => {
  const plan = places.map((each) => postingIn(...each));
  expect(sharedPlace(plan)).toBe(shared);
  expect(positionsElsewhere(plan)).toEqual(elsewhere);
});
