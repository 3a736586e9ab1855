import { expect, it } from "vitest";
import { aJob } from "#contract/testing/a-job.ts";
import { mayBePlace, placesBeginningWith } from "./places-beginning-with.ts";

const at = (id: number, title: string, ...places: string[]) => {
  const locations = places.map((description) => ({
    id: null,
    name: "",
    description,
    type: "Town",
  }));
  return [id, { job: { ...aJob, id, title, locations }, etag: null }] as const;
};
const jobs = new Map([
  at(1, "Cook, Montréal", "Montréal, QC"),
  at(2, "Baker", "Montréal, QC", "Montréal-Est, QC"),
  at(3, "Clerk", "Montréal, QC"),
  at(4, "Clerk", "Kamloops, BC"),
]);

it("counts the jobs of a place that a search by title does not find", () => {
  expect(placesBeginningWith(jobs, { q: "montreal" }, "2026-11-26")).toEqual([
    { place: "Montréal, QC", count: 2 },
    { place: "Montréal-Est, QC", count: 1 },
  ]);
  expect(placesBeginningWith(jobs, { q: "kam", status: "archived" }, "2026-11-26")).toEqual([]);
});

it.each([
  ["Kamloops", true],
  ["St. John’s", true],
  ["ka", false],
  ["HR-1657", false],
])("looks up %s: %s", (term, isPlace) => {
  expect(mayBePlace(term)).toBe(isPlace);
});
