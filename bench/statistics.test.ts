import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test.each<[number[], number]>([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each<[number, number]>([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])("percentile %d of 1 to 100 is %d", (p, expected) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      p,
    ),
  ).toBe(expected);
});
