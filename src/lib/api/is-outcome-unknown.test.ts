import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { isOutcomeUnknown } from "./is-outcome-unknown.ts";

test.each([
  [0, true],
  [200, true],
  [500, true],
  [504, true],
  [400, false],
  [401, false],
  [409, false],
  [429, false],
])("after status %i it may have arrived: %s", (status, may) => {
  expect(isOutcomeUnknown(new ApiError({ status, message: "No." }))).toBe(may);
});
