import { expect, test } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { failedToast } from "./job-messages.ts";

const job = { id: 7 } as Parameters<typeof failedToast>[0];
const again = () => {};

test.each([
  [0, true],
  [200, true],
  [400, false],
  [404, false],
  [412, false],
  [429, true],
  [500, true],
])("offers a retry after %i: %s", (status, offered) => {
  const error = new ApiError({ status, message: "No." });
  const { action } = failedToast(job, "It was not archived. No.", error, again);
  expect(action?.run === again).toBe(offered);
});
