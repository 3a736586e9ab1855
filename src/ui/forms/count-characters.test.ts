import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test.each([
  [0, 50, null],
  [39, 50, null],
  [40, 50, { kind: "left", count: 10 }],
  [50, 50, { kind: "left", count: 0 }],
  [51, 50, { kind: "over", count: 1 }],
  [204, 256, null],
  [205, 256, { kind: "left", count: 51 }],
])("%i of %i characters", (length, max, expected) => {
  expect(countCharacters(length, max)).toEqual(expected);
});
