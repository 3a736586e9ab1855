import { expect, test } from "vitest";
import { nextItem } from "./menu-keys.ts";

const names = ["Edit", "Archive", "Duplicate", "Delete"];

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 3],
  ["ArrowUp", -1, 3],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["d", 0, 2],
  ["D", 2, 3],
  ["d", 3, 2],
  ["x", 0, undefined],
  [" ", 0, undefined],
  ["Enter", 0, undefined],
])("%s from item %i goes to %s", (key, current, expected) => {
  expect(nextItem(key, names, current)).toBe(expected);
});
