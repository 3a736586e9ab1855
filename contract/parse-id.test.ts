import { expect, test } from "vitest";
import { parseId } from "./parse-id.ts";

test.each([
  ["7", 7],
  [7, 7],
  ["2147483647", 2_147_483_647],
  ["2147483648", undefined],
  ["0", undefined],
  ["01", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["two", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j in an address is the number %j", (written, number) => {
  expect(parseId(written)).toBe(number);
});
