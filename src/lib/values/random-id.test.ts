import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

test("an id is 32 hexadecimal digits, and never the same", () => {
  const first = randomId();
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{8}){3}$/);
  expect(randomId()).not.toBe(first);
});
