import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 32, [1, 2, 3, 4, 5]],
  [3, 32, [1, 2, 3, 4, 5]],
  [4, 32, [2, 3, 4, 5, 6]],
  [31, 32, [28, 29, 30, 31, 32]],
  [32, 32, [28, 29, 30, 31, 32]],
  // A page past the end, as an old bookmark has it.
  [40, 32, [28, 29, 30, 31, 32]],
])("page %i of %i", (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
