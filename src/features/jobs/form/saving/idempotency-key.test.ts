import { expect, test } from "vitest";
import { newIdempotencyKey } from "./idempotency-key.ts";

test("a key is 32 hexadecimal digits, and never the same", () => {
  const first = newIdempotencyKey();
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{8}){3}$/);
  expect(newIdempotencyKey()).not.toBe(first);
});
