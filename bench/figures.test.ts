import { expect, test } from "vitest";
import { percentile } from "./figures.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each<[number, number]>([
  [0.5, 50],
  [0.99, 99],
  [1, 100],
  [0, 1],
])("percentile %d of 100 to 1 is %d", (p, expected) => {
  expect(percentile(hundred, p)).toBe(expected);
});
