import { expect, it } from "vitest";
import { isSamePlace } from "./same-places.ts";

it.each([
  ["Kahnawà:ke, QC", "Kahnawake, QC", true],
  ["Kahnawà·ke", "Kahnawake, QC", true],
  ["L’Assomption, QC", "L'Assomption, QC", true],
  ["Cœur ʻA, BC", "coeur a, BC", true],
  ["St. Jérôme, Québec", "Saint-Jérôme, QC", true],
  ["Richmond, BC", "Richmond, ON", false],
])("%j and %j are the same place: %s", (one, other, same) =>
  expect(isSamePlace(one, other)).toBe(same),
);
